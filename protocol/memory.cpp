#include "protocol/memory.hpp"

#include <algorithm>

namespace ardri::protocol {

Record Memory::take(const RuleSet& rules, const Options& options, const std::string& written,
                    const std::vector<std::string_view>& moves) {
  if (!last_ || &last_->record.rules() != &rules || last_->written != written) return Record{rules, options};
  const auto [differs, here] = std::ranges::mismatch(last_->moves, moves);
  Record record = last_->record;
  if (differs != last_->moves.end()) record.take_back(std::size_t(last_->moves.end() - differs));
  return record;
}

void Memory::keep(const Record& record, std::string written, const std::vector<std::string_view>& moves) {
  last_.emplace(Game{record, std::move(written), {moves.begin(), moves.end()}});
}

}  // namespace ardri::protocol
