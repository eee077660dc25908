// How positions are played where nobody listens: in search and simulation. Rules tell what happens (`told("tara.built",
// seat, hill)`) to whatever they are played with, a Telling or this; here nothing is left of it when it is compiled,
// and positions need neither the ledger nor more than C++20.
#pragma once

namespace ardri::tara {

struct Silence {
  constexpr explicit operator bool() const { return false; }
  template <class... What>
  constexpr void operator()(What...) const {}
};

/// The result, with its reasons; see telling.hpp.
template <class P>
constexpr void tell_result(const P&, Silence) {}

}  // namespace ardri::tara
