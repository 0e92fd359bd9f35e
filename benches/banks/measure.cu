// One warp, one access to shared memory a launch, for a profiler to count: `measure PATTERNS OP` launches a kernel for each
// pattern in turn and prints its name. OP: ld, st, or of patterns of 16 bytes ldmatrix, stmatrix.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

enum Op { LD, ST, LDMATRIX, STMATRIX };

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        cudaError_t error = (call);                                                                                    \
        if (error != cudaSuccess) {                                                                                    \
            std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));                                        \
            std::exit(1);                                                                                              \
        }                                                                                                              \
    } while (0)

template <Op op, int size> __device__ __forceinline__ void access(uint32_t at, uint32_t (&r)[4]) {
    if constexpr (op == LDMATRIX) {
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at) : "memory");
    } else if constexpr (op == STMATRIX) {
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%4], {%0, %1, %2, %3};"
                     ::"r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(at) : "memory");
    } else if constexpr (op == LD && size == 1) {
        asm volatile("ld.shared.u8 %0, [%1];" : "=r"(r[0]) : "r"(at) : "memory");
    } else if constexpr (op == LD && size == 2) {
        asm volatile("{ .reg .u16 h; ld.shared.u16 h, [%1]; cvt.u32.u16 %0, h; }" : "=r"(r[0]) : "r"(at) : "memory");
    } else if constexpr (op == LD && size == 4) {
        asm volatile("ld.shared.u32 %0, [%1];" : "=r"(r[0]) : "r"(at) : "memory");
    } else if constexpr (op == LD && size == 8) {
        asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(at) : "memory");
    } else if constexpr (op == LD) {
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at) : "memory");
    } else if constexpr (size == 1) {
        asm volatile("st.shared.u8 [%1], %0;" ::"r"(r[0]), "r"(at) : "memory");
    } else if constexpr (size == 2) {
        asm volatile("{ .reg .u16 h; cvt.u16.u32 h, %0; st.shared.u16 [%1], h; }" ::"r"(r[0]), "r"(at) : "memory");
    } else if constexpr (size == 4) {
        asm volatile("st.shared.u32 [%1], %0;" ::"r"(r[0]), "r"(at) : "memory");
    } else if constexpr (size == 8) {
        asm volatile("st.shared.v2.u32 [%2], {%0, %1};" ::"r"(r[0]), "r"(r[1]), "r"(at) : "memory");
    } else {
        asm volatile("st.shared.v4.u32 [%4], {%0, %1, %2, %3};"
                     ::"r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(at) : "memory");
    }
}

constexpr int BYTES = 16 * 1024;

template <Op op, int size> __global__ void kernel(const uint32_t *offsets, uint32_t *out) {
    __shared__ __align__(1024) uint8_t memory[BYTES];
    uint32_t at = static_cast<uint32_t>(__cvta_generic_to_shared(memory)) + offsets[threadIdx.x];
    uint32_t r[4] = {at, at + 1, at + 2, at + 3};
    access<op, size>(at, r);
    out[threadIdx.x] = r[0] ^ r[1] ^ r[2] ^ r[3];
}

template <Op op> void launch(int size, const uint32_t *offsets, uint32_t *out) {
    switch (size) {
    case 1: return kernel<op, 1><<<1, 32>>>(offsets, out);
    case 2: return kernel<op, 2><<<1, 32>>>(offsets, out);
    case 4: return kernel<op, 4><<<1, 32>>>(offsets, out);
    case 8: return kernel<op, 8><<<1, 32>>>(offsets, out);
    default: return kernel<op, 16><<<1, 32>>>(offsets, out);
    }
}

int main(int, char **argv) {
    std::string op = argv[2];
    bool matrix = op.size() > 2;
    uint32_t *offsets, *out;
    CHECK(cudaMalloc(&offsets, 128));
    CHECK(cudaMalloc(&out, 128));
    std::ifstream file(argv[1]);
    for (std::string line; std::getline(file, line);) {
        std::stringstream fields(line);
        std::string name, bytes, list;
        std::getline(fields, name, '\t');
        std::getline(fields, bytes, '\t');
        std::getline(fields, list, '\t');
        uint32_t size = std::stoi(bytes);
        if (matrix && size != 16) continue;
        std::stringstream numbers(list);
        std::vector<uint32_t> lanes(32);
        for (auto &offset : lanes) {
            numbers >> offset;
            if (offset % size || offset + size > BYTES) return std::fprintf(stderr, "%s\n", name.c_str()), 1;
        }
        CHECK(cudaMemcpy(offsets, lanes.data(), 128, cudaMemcpyHostToDevice));
        if (op == "ld") launch<LD>(size, offsets, out);
        if (op == "st") launch<ST>(size, offsets, out);
        if (op == "ldmatrix") kernel<LDMATRIX, 16><<<1, 32>>>(offsets, out);
        if (op == "stmatrix") kernel<STMATRIX, 16><<<1, 32>>>(offsets, out);
        CHECK(cudaGetLastError());
        CHECK(cudaDeviceSynchronize());
        std::puts(name.c_str());
    }
}
