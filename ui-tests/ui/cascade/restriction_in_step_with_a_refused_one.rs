use layout_algebra::{View, ViewMut, layout};

layout! {
    pub In: logical -> physical = (row: 8, col: 4):(4, 1);
    pub Out: logical -> physical = (row: 8, col: 4):(1, 8);
    pub Load = In | { rwo };
    pub Store = Out | { row };
}

fn main() {
    let (data, mut copy) = ([0; In::COSIZE], [0; Out::COSIZE]);
    let (input, mut output) = (View::from_array(&data, In), ViewMut::from_array(&mut copy, Out));
    for (mut store, load) in output.split::<Store>().zip(input.split::<Load>()) {
        store.each_pair(&load, |_, to, from| *to = *from);
    }
    Load::new(1).each_pair(&Store::new(1), |_, _, _| {});
}
