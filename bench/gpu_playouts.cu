// Random play of Tara on a GPU, from the very same headers as everywhere else: checks that GPU and CPU play
// the same games, and measures moves per second. Needs CUDA, so it is built by hand:
//   nvcc -std=c++20 -O3 --expt-relaxed-constexpr -arch=sm_90 -I. bench/gpu_playouts.cu -o build/gpu_playouts
#include <chrono>
#include <cstdio>

#include "engine/core/random_play.hpp"
#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace {

using namespace ardri;
using namespace ardri::tara;

struct Tally {
  unsigned long long moves = 0, signature = 0;
};

template <class P>
__host__ __device__ Tally play_games(unsigned seed, int games) {
  Random random(seed);
  Tally tally;
  for (int game = 0; game < games; ++game) {
    P position = P::begin(Seat{0});
    for (; !position.actors().empty(); ++tally.moves) play_random_step(position, random);
    tally.signature += position.hash();
  }
  return tally;
}

template <class P>
__global__ void play_on_gpu(Tally* total, int games) {
  const Tally tally = play_games<P>(blockIdx.x * blockDim.x + threadIdx.x, games);
  atomicAdd(&total->moves, tally.moves);
  atomicAdd(&total->signature, tally.signature);
}

template <class P>
Tally launch(int blocks, int threads, int games, double& seconds) {
  Tally* total;
  cudaMalloc(&total, sizeof(Tally));
  cudaMemset(total, 0, sizeof(Tally));
  const auto begun = std::chrono::steady_clock::now();
  play_on_gpu<P><<<blocks, threads>>>(total, games);
  cudaDeviceSynchronize();
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  Tally result;
  cudaMemcpy(&result, total, sizeof result, cudaMemcpyDeviceToHost);
  cudaFree(total);
  return result;
}

template <class P>
bool measure(const char* id) {
  double seconds;
  const Tally gpu = launch<P>(4, 64, 4, seconds);
  Tally cpu;
  for (unsigned seed = 0; seed < 4 * 64; ++seed) {
    const Tally tally = play_games<P>(seed, 4);
    cpu.moves += tally.moves;
    cpu.signature += tally.signature;
  }
  const bool same = gpu.moves == cpu.moves && gpu.signature == cpu.signature;
  launch<P>(2112, 128, 4, seconds);  // warms up
  const Tally many = launch<P>(2112, 128, 64, seconds);
  std::printf("%-24s %s, %6.1f billion moves/s, %s\n", id, same ? "same games" : "DIFFERENT GAMES",
              double(many.moves) / seconds / 1e9, cudaGetErrorString(cudaGetLastError()));
  return same;
}

}  // namespace

int main() {
  bool same = measure<SacredHill1>("sacred-hill-1");
  same &= measure<SacredHill2>("sacred-hill-2");
  same &= measure<SacredHillDoubles1>("sacred-hill-doubles-1");
  same &= measure<SacredHillDoubles2>("sacred-hill-doubles-2");
  same &= measure<FourTreasures>("four-treasures");
  same &= measure<FourTreasuresDoubles>("four-treasures-doubles");
  same &= measure<HighKings1>("high-kings-1");
  same &= measure<HighKings2>("high-kings-2");
  same &= measure<PoisonedChalice>("poisoned-chalice");
  same &= measure<StoneOfDestiny>("stone-of-destiny");
  return same ? 0 : 1;
}
