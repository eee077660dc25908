// Helpers on other cores, where there are any: a page has only the one it runs on.
#pragma once

#include <functional>

#ifndef __wasm__
#include <thread>
#include <vector>
#endif

namespace ardri::bots {

#ifdef __wasm__
class Crew {
 public:
  Crew(int, const std::function<void(int)>&) {}
};
#else
/// Runs `work(1)`, `work(2)`, … on so many other threads; waits for them at its end.
class Crew {
 public:
  Crew(int helpers, const std::function<void(int)>& work) {
    for (int i = 1; i <= helpers; ++i) threads_.emplace_back(work, i);
  }
  ~Crew() {
    for (std::thread& thread : threads_) thread.join();
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

 private:
  std::vector<std::thread> threads_;
};
#endif

}  // namespace ardri::bots
