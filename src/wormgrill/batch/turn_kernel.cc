// `climb` and `descend` of kernel.py as one pass each, for CUDA (nvcc) and for any processor (a C++ compiler).
//
// Arrays are [row, board]. On a GPU a block has 32 boards, a thread each, and its warps share the work of
// a level; on a processor 16 boards are one vector. The arithmetic is written once for both.

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

#ifdef __CUDACC__
#define HERE __device__ __forceinline__
using Real = float;
using Whole = int;
constexpr int WARPS = 16;
#else
#define HERE inline
typedef float Real __attribute__((vector_size(64)));
typedef int Whole __attribute__((vector_size(64)));
#endif

constexpr int WEASEL = 255;  // instead of an option: roll the same dice again (R23)

HERE Real load(const float* from) {
  Real found;
  memcpy(&found, from, sizeof found);
  return found;
}

HERE void store(float* to, Real value) { memcpy(to, &value, sizeof value); }

#ifdef __CUDACC__
HERE Whole load_choice(const uint8_t* from) { return *from; }
HERE void store_choice(uint8_t* to, Whole value) { *to = value; }
#else
typedef uint8_t Bytes __attribute__((vector_size(16)));
HERE Whole load_choice(const uint8_t* from) {
  Bytes found;
  memcpy(&found, from, sizeof found);
  return __builtin_convertvector(found, Whole);
}
HERE void store_choice(uint8_t* to, Whole value) {
  Bytes bytes = __builtin_convertvector(value, Bytes);
  memcpy(to, &bytes, sizeof bytes);
}
#endif

HERE Real greater(Real one, Real other) { return other > one ? other : one; }

// A level has states that do not lead to each other; the sum of a state is made of the parts of its items.
struct Plan {
  const int* levels;  // [level]: first state, last state, first item, last item
  const int* items;   // [item]: state, first, last; of the rolls or the ways that are summed up
  const int* states;  // [state]: first item, last item
  int count;          // of levels
};

// Boards that nobody asks about: a block or a vector of them is left out.
struct Asked {
  const uint8_t* boards;
  int64_t rows;  // of arrays over the states
};

struct Climb {
  const int* first_option;  // [roll + 1]
  const int* target;        // [option]
  const float* chance;      // [roll]
  const float* dead_chance; // [state]
  const float *stop, *dead, *again;
  float *state, *rolling;
  uint8_t* chosen;
  int64_t boards;
  bool weasel;

  // The mean over some rolls of the best option.
  HERE Real part(int place, int first, int last, int64_t board) const {
    Real mean = Real{};
    Real once_more = weasel ? load(again + place * boards + board) : Real{};
    for (int roll = first; roll < last; ++roll) {
      int option = first_option[roll], end = first_option[roll + 1];
      Real best = load(state + target[option] * boards + board);
      Whole choice = Whole{};
      for (int number = 1; ++option < end; ++number) {
        Real other = load(state + target[option] * boards + board);
        choice = other > best ? Whole{} + number : choice;
        best = greater(best, other);
      }
      if (weasel) {
        choice = once_more > best ? Whole{} + WEASEL : choice;
        best = greater(best, once_more);
      }
      store_choice(chosen + roll * boards + board, choice);
      mean += chance[roll] * best;
    }
    return mean;
  }

  HERE void finish(int place, Real mean, int64_t board) const {
    int64_t here = place * boards + board;
    Real lost = load(dead + here);
    if (weasel) lost = greater(lost, load(again + here));
    mean += dead_chance[place] * lost;
    store(rolling + here, mean);
    store(state + here, greater(load(stop + here), mean));
  }

  HERE void leave_out(int64_t place, int64_t board) const { store(rolling + place * boards + board, Real{}); }
};

struct Descend {
  const int *source, *roll, *option;  // [way]: from this state, by this option of this roll
  const int* first_roll;              // [state + 1 - first]
  const float* chance;                // [roll]
  const float* dead_chance;           // [state]
  const float *worth, *stop_worth, *dead_worth, *again;  // worth: of rolling
  const uint8_t* chosen;
  const float *state, *rolling;  // the chances to begin with
  float *reached, *stop, *dead, *once_more, *rolled;
  int64_t boards;
  int first;  // states below do not roll
  bool weasel;

  HERE Real part(int, int begin, int end, int64_t board) const {
    Real sum = Real{};
    for (int way = begin; way < end; ++way) {
      Whole choice = load_choice(chosen + roll[way] * boards + board);
      Real flow = load(rolled + source[way] * boards + board) * chance[roll[way]];
      sum += choice == option[way] ? flow : Real{};
    }
    return sum;
  }

  HERE void finish(int place, Real sum, int64_t board) const {
    int64_t here = place * boards + board;
    Real flow = sum + load(state + here), none = Real{};
    store(reached + here, flow);
    if (place < first) {
      store(stop + here, flow);
      store(dead + here, none);
      store(once_more + here, none);
      return;
    }
    auto rolls = load(worth + here) > load(stop_worth + here);
    Real rolled_here = load(rolling + here) + (rolls ? flow : none);
    store(rolled + here, rolled_here);
    store(stop + here, rolls ? none : flow);
    Real lost = rolled_here * dead_chance[place], again_here = none;
    if (weasel) {
      auto rather = load(again + here) > load(dead_worth + here);
      again_here = rather ? lost : none;
      lost = rather ? none : lost;
      for (int one = first_roll[place - first]; one < first_roll[place - first + 1]; ++one) {
        Whole choice = load_choice(chosen + one * boards + board);
        again_here += choice == WEASEL ? rolled_here * chance[one] : none;
      }
    }
    store(dead + here, lost);
    store(once_more + here, again_here);
  }

  HERE void leave_out(int64_t place, int64_t board) const {
    int64_t here = place * boards + board;
    store(reached + here, Real{});
    store(stop + here, Real{});
    store(dead + here, Real{});
    store(once_more + here, Real{});
  }
};

#ifdef __CUDACC__

template <class Pass>
__global__ void run(Plan plan, Pass pass, Asked asked) {
  extern __shared__ float parts[];  // [item of the level, lane]
  int64_t board = int64_t(blockIdx.x) * 32 + threadIdx.x;
  if (!__syncthreads_or(asked.boards[board])) {
    for (int64_t place = threadIdx.y; place < asked.rows; place += WARPS) pass.leave_out(place, board);
    return;
  }
  for (int number = 0; number < plan.count; ++number) {
    const int* level = plan.levels + 4 * number;
    for (int item = level[2] + threadIdx.y; item < level[3]; item += WARPS) {
      const int* one = plan.items + 3 * item;
      parts[(item - level[2]) * 32 + threadIdx.x] = pass.part(one[0], one[1], one[2], board);
    }
    __syncthreads();
    for (int place = level[0] + threadIdx.y; place < level[1]; place += WARPS) {
      float sum = 0;
      for (int item = plan.states[2 * place]; item < plan.states[2 * place + 1]; ++item)
        sum += parts[(item - level[2]) * 32 + threadIdx.x];
      pass.finish(place, sum, board);
    }
    __syncthreads();
  }
}

template <class Pass>
ffi::Error start(cudaStream_t stream, Plan plan, Pass pass, Asked asked, int64_t most) {
  int bytes = most * 32 * sizeof(float);
  cudaFuncSetAttribute(run<Pass>, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  run<<<pass.boards / 32, dim3(32, WARPS), bytes, stream>>>(plan, pass, asked);
  cudaError_t error = cudaGetLastError();
  return error ? ffi::Error::Internal(cudaGetErrorString(error)) : ffi::Error::Success();
}

#define STREAM cudaStream_t stream,
#define BIND ffi::Ffi::Bind().Ctx<ffi::PlatformStream<cudaStream_t>>()

static void nothing(cudaStream_t stream, float* to, size_t count) {
  cudaMemsetAsync(to, 0, count * sizeof(float), stream);
}

#else

template <class Pass>
ffi::Error start(int, Plan plan, Pass pass, Asked asked, int64_t most) {
  std::vector<Real> parts(most);
  for (int64_t board = 0; board < pass.boards; board += 16) {
    const uint8_t* here = asked.boards + board;
    if (std::none_of(here, here + 16, [](uint8_t one) { return one; })) {
      for (int64_t place = 0; place < asked.rows; ++place) pass.leave_out(place, board);
      continue;
    }
    for (int number = 0; number < plan.count; ++number) {
      const int* level = plan.levels + 4 * number;
      for (int item = level[2]; item < level[3]; ++item) {
        const int* one = plan.items + 3 * item;
        parts[item - level[2]] = pass.part(one[0], one[1], one[2], board);
      }
      for (int place = level[0]; place < level[1]; ++place) {
        Real sum = Real{};
        for (int item = plan.states[2 * place]; item < plan.states[2 * place + 1]; ++item)
          sum += parts[item - level[2]];
        pass.finish(place, sum, board);
      }
    }
  }
  return ffi::Error::Success();
}

#define STREAM
#define BIND ffi::Ffi::Bind()
constexpr int stream = 0;

static void nothing(int, float* to, size_t count) { std::fill(to, to + count, 0.f); }

#endif

using Floats = ffi::Buffer<ffi::F32>;
using Ints = ffi::Buffer<ffi::S32>;
using Choices = ffi::Buffer<ffi::U8>;
using Flags = ffi::Buffer<ffi::U8>;

static Plan plan_of(const Ints& levels, const Ints& items, const Ints& states) {
  return {levels.typed_data(), items.typed_data(), states.typed_data(), int(levels.dimensions()[0])};
}

// What is known of states comes in and goes out in the same place.
static ffi::Error climb(STREAM Floats, Floats stop, Floats dead, Floats again, Flags asked, Ints levels,
                        Ints items, Ints states, Ints first_option, Ints target, Floats chance, Floats dead_chance,
                        int64_t most, int64_t first, ffi::ResultBuffer<ffi::F32> state,
                        ffi::ResultBuffer<ffi::F32> rolling, ffi::ResultBuffer<ffi::U8> chosen) {
  int64_t boards = stop.dimensions()[1];
  nothing(stream, rolling->typed_data(), first * boards);
  Climb pass{first_option.typed_data(), target.typed_data(), chance.typed_data(), dead_chance.typed_data(),
             stop.typed_data(), dead.typed_data(), again.typed_data(), state->typed_data(),
             rolling->typed_data(), chosen->typed_data(), boards, again.element_count() > 0};
  return start(stream, plan_of(levels, items, states), pass, {asked.typed_data(), stop.dimensions()[0]}, most);
}

static ffi::Error descend(STREAM Floats worth, Floats stop_worth, Floats dead_worth, Floats again,
                          Choices chosen, Floats state, Floats rolling, Flags asked, Ints levels, Ints items,
                          Ints states, Ints source, Ints roll, Ints option, Ints first_roll, Floats chance,
                          Floats dead_chance, int64_t most, int64_t first,
                          ffi::ResultBuffer<ffi::F32> reached, ffi::ResultBuffer<ffi::F32> stop,
                          ffi::ResultBuffer<ffi::F32> dead, ffi::ResultBuffer<ffi::F32> once_more,
                          ffi::ResultBuffer<ffi::F32> rolled) {
  Descend pass{source.typed_data(), roll.typed_data(), option.typed_data(), first_roll.typed_data(),
               chance.typed_data(), dead_chance.typed_data(), worth.typed_data(), stop_worth.typed_data(),
               dead_worth.typed_data(), again.typed_data(), chosen.typed_data(), state.typed_data(),
               rolling.typed_data(), reached->typed_data(), stop->typed_data(), dead->typed_data(),
               once_more->typed_data(), rolled->typed_data(), worth.dimensions()[1], int(first),
               again.element_count() > 0};
  return start(stream, plan_of(levels, items, states), pass, {asked.typed_data(), worth.dimensions()[0]}, most);
}

XLA_FFI_DEFINE_HANDLER_SYMBOL(wormgrill_climb, climb,
                              BIND.Arg<Floats>().Arg<Floats>().Arg<Floats>().Arg<Floats>().Arg<Flags>()
                                  .Arg<Ints>().Arg<Ints>().Arg<Ints>().Arg<Ints>().Arg<Ints>()
                                  .Arg<Floats>().Arg<Floats>()
                                  .Attr<int64_t>("most").Attr<int64_t>("first")
                                  .Ret<Floats>().Ret<Floats>().Ret<Choices>());

XLA_FFI_DEFINE_HANDLER_SYMBOL(wormgrill_descend, descend,
                              BIND.Arg<Floats>().Arg<Floats>().Arg<Floats>().Arg<Floats>().Arg<Choices>()
                                  .Arg<Floats>().Arg<Floats>().Arg<Flags>()
                                  .Arg<Ints>().Arg<Ints>().Arg<Ints>().Arg<Ints>().Arg<Ints>().Arg<Ints>()
                                  .Arg<Ints>().Arg<Floats>().Arg<Floats>()
                                  .Attr<int64_t>("most").Attr<int64_t>("first")
                                  .Ret<Floats>().Ret<Floats>().Ret<Floats>().Ret<Floats>().Ret<Floats>());
