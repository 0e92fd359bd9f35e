// The fifteen cases as one writes them by hand in CUDA C++: one base for each thread, its gcd in the last scale, constants
// on top. `x__base` does the same memory operations at addresses that do not depend on the thread.
using u32 = unsigned;

__device__ __forceinline__ void st32(u32 a, float x) { asm volatile("st.shared.f32 [%0], %1;" ::"r"(a), "f"(x)); }
__device__ __forceinline__ void st16(u32 a, unsigned short x) { asm volatile("st.shared.u16 [%0], %1;" ::"r"(a), "h"(x)); }
__device__ __forceinline__ float ld32(u32 a) {
    float x;
    asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x) : "r"(a));
    return x;
}
__device__ __forceinline__ void cp_async(u32 a, const unsigned short* g) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(a), "l"(g));
}
__device__ __forceinline__ void ldmatrix(u32 a, u32* o) {
    u32 x, y, z, w;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "r"(a));
    asm volatile("st.global.v4.b32 [%0], {%1, %2, %3, %4};" ::"l"(o), "r"(x), "r"(y), "r"(z), "r"(w));
}
template <class T> __device__ __forceinline__ T* at(T* p, u32 base, u32 scale) {
    return reinterpret_cast<T*>(reinterpret_cast<char*>(p) + static_cast<unsigned long long>(base) * (scale * sizeof(T)));
}

#define KERNEL extern "C" __global__ void
#define EACH(n) _Pragma("unroll") for (int v = 0; v < n; ++v)

// To global memory.
#define GLOBAL(name, n, base, scale, offset, ...)                          \
    KERNEL name##__cuda(__VA_ARGS__ float* p, const float* xp) {           \
        u32 t = threadIdx.x;                                               \
        float x = *xp;                                                     \
        float* q = at(p, base, scale);                                     \
        EACH(n) q[offset] = x;                                             \
    }                                                                      \
    KERNEL name##__cuda_base(float* p, const float* xp) {                  \
        float x = *xp;                                                     \
        EACH(n) p[2 * v] = x;                                              \
    }
#define AND ,

GLOBAL(c02, 4, t + t / 4 * 2044, 2, v / 2 * 32768 + v % 2)
GLOBAL(c07, 4, t + t / 4 * 2044 + t / 64 * 32760 + u * 8 + u / 8 * 131008 - t / 32 * 16380, 2, v / 2 * 32768 + v % 2, u32 u AND)
GLOBAL(c07x, 4, t + t / 4 * 2044 + t / 64 * 32760 + m * 131072 + n * 8 - t / 32 * 16380, 2, v / 2 * 32768 + v % 2, u32 m AND u32 n AND)
GLOBAL(c10, 4, t * 48 - __umulhi(t, 715827883) * 287, 1, v / 2 * 24 + v % 2 * 10)
GLOBAL(c11r, 32, t + t / 8 * 4088, 1, v / 8 * 131072 + v % 8 * 8)
GLOBAL(c11b, 32, t + t / 8 * 2040, 8, v / 8 * 4096 + v % 8)
GLOBAL(c12, 32, ((t + t / 4 * 2044) & ~16388u) | ((t >> 3) & 16388), 2, v / 2 % 2 * 32768 + v % 2 + v / 4 * 16)

// To shared memory.
#define SHARED(name, type, store, n, base, scale, offset)                  \
    KERNEL name##__cuda(u32 smem, const type* xp) {                        \
        u32 t = threadIdx.x;                                               \
        type x = *xp;                                                      \
        u32 q = smem + (base) * (scale * sizeof(type));                    \
        EACH(n) store(q + (offset) * sizeof(type), x);                     \
    }                                                                      \
    KERNEL name##__cuda_base(u32 smem, const type* xp) {                   \
        type x = *xp;                                                      \
        EACH(n) store(smem + 16 * v, x);                                   \
    }

SHARED(c01, unsigned short, st16, 32, t + t / 64 * 8, 1, v * 144)
SHARED(c03, float, st32, 4, t + t / 4 * 30, 2, v / 2 * 544 + v % 2)
SHARED(c09, float, st32, 48, t + __umulhi(t, 53687092) * 4, 1, v * 168)
SHARED(c09b, float, st32, 48, t + t / 16 * 68 - t / 32 * 152, 1, v * 168)

// ldmatrix.
#define MATRICES(name, base, ...)                                          \
    KERNEL name##__cuda(__VA_ARGS__ u32 smem, u32* o) {                    \
        u32 t = threadIdx.x;                                               \
        u32 q = smem + (base) * 16;                                        \
        EACH(16) ldmatrix((q ^ v % 4 * 32) + v / 4 * 2048, o + 4 * v);     \
    }                                                                      \
    KERNEL name##__cuda_base(u32 smem, u32* o) { EACH(16) ldmatrix(smem + 1024 * v, o + 4 * v); }

MATRICES(c04, (t >> 4) ^ (t & 7) ^ ((t & 15) << 3))
MATRICES(c08, ((t >> 4) ^ (t & 7) ^ ((t & 15) << 3)) + s * 512, u32 s AND)

// cp.async; its base is not subtracted.
KERNEL c05__cuda(u32 smem, const unsigned short* g) {
    u32 t = threadIdx.x;
    u32 x = t * 8;
    u32 q = smem + (x ^ (((x >> 6) & 7) << 3)) * 2;
    const unsigned short* from = g + (t * 8 + t / 8 * 4032);
    EACH(4) cp_async(q + v * 4096, from + v * 131072);
    asm volatile("cp.async.wait_all;");
}

// The transpose.
KERNEL c06__cuda(u32 smem, const float* xp, float* o) {
    u32 t = threadIdx.x;
    float x = *xp;
    u32 w = smem + ((t >> 5) ^ t) * 4;
    u32 r = smem + ((t >> 5) ^ (t & 31) ^ ((t & 31) << 5)) * 4;
    EACH(4) st32((w ^ v * 32) + v * 1024, x);
    __syncthreads();
    EACH(4) o[v] = ld32(r ^ v * 32);
}
KERNEL c06__cuda_base(u32 smem, const float* xp, float* o) {
    float x = *xp;
    EACH(4) st32(smem + 512 * v, x);
    __syncthreads();
    EACH(4) o[v] = ld32(smem + 32 * v);
}
