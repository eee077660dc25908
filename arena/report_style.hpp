// The look of a report: the app's colours, light and dark, on screens of any width and on paper.
#pragma once

namespace ardri::arena {

inline constexpr const char* report_style = R"css(
:root {
  color-scheme: light dark;
  --page: #f5f0e3; --sheet: #fffcf4; --ink: #25221b; --soft: #5d574a; --rule: #d9cfb8; --faint: #ece4d1;
  --accent: #2f5d3a; --masthead: #25432b; --masthead-text: #f6f0dd; --gold: #b79a4d; --warn: #8a1c13;
  --won: #3f7a4b; --on-won: #fffdf5; --drawn: #d3bd7f; --on-drawn: #2a2412; --lost: #c9bfa9; --on-lost: #3a352a;
  --good: 63 122 75; --bad: 176 74 48;
  --title: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', 'Book Antiqua', Georgia, serif;
  --plain: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14180f; --sheet: #1e241a; --ink: #ece6d3; --soft: #b3ad99; --rule: #3b4334; --faint: #2a3124;
    --accent: #8fc48f; --masthead: #17271a; --warn: #ffb4a3;
    --won: #6fae74; --on-won: #10160d; --drawn: #a08a4c; --on-drawn: #14110a; --lost: #4b5343; --on-lost: #ece6d3;
    --good: 111 174 116; --bad: 214 112 84;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 var(--plain); }
header { background: var(--masthead); color: var(--masthead-text); border-bottom: 2px solid var(--gold); }
header > *, main { max-width: 1160px; margin: 0 auto; padding: 0 20px; }
header p { padding-top: 26px; font-size: 14px; letter-spacing: .04em; opacity: .85; }
header h1 { font: 700 34px/1.2 var(--title); padding-bottom: 10px; }
header .lede { padding-top: 0; padding-bottom: 28px; font-size: 19px; letter-spacing: 0; opacity: 1; }
main { padding-top: 8px; padding-bottom: 60px; }
h2 { font: 700 25px/1.25 var(--title); margin: 44px 0 4px; }
h2 + p { margin: 0 0 16px; color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: 12px 44px; margin: 28px 0 0; padding: 0; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dt { color: var(--soft); font-size: 14px; }
.facts dd { margin: 0; font: 700 27px/1.2 var(--title); }
.sheet, figure { background: var(--sheet); border: 1px solid var(--rule); border-radius: 12px; }
.sheet { overflow-x: auto; padding: 6px 4px; margin: 16px 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(330px, 100%), 1fr)); gap: 16px; }
figure { margin: 0; padding: 16px 16px 12px; min-width: 0; }
figcaption { font: 700 17px/1.3 var(--title); margin-bottom: 2px; }
figure p { margin: 0 0 10px; color: var(--soft); font-size: 14px; line-height: 1.4; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--faint); }
thead th { color: var(--soft); font-weight: 600; font-size: 13.5px; }
tbody tr:last-child > * { border-bottom: 0; }
th:first-child, td:first-child { text-align: left; }
tbody th { font-weight: 600; }
.elo { font-weight: 700; }
.cross td { text-align: center; }
.cross thead th { text-align: center; }
.cross small { display: block; opacity: .8; font-size: 12.5px; }
details { margin-top: 8px; font-size: 14px; }
summary { cursor: pointer; color: var(--soft); }
details table { margin-top: 6px; }
details th, details td { padding: 3px 8px; }
ul { padding-left: 20px; margin: 8px 0; }
.warn { color: var(--warn); }
dl.origin { display: grid; grid-template-columns: max-content 1fr; gap: 6px 20px; margin: 0; padding: 12px 14px; }
dl.origin dt { color: var(--soft); }
dl.origin dd { margin: 0; overflow-wrap: anywhere; }
code { font: 14px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 3px; margin: 0 .35em 0 0; }
.key.won { background: var(--won); } .key.drawn { background: var(--drawn); } .key.lost { background: var(--lost); }
.legend { display: block; } .legend span { white-space: nowrap; margin-right: 1em; }
svg { display: block; width: 100%; height: auto; font: 13px var(--plain); overflow: visible; }
svg text { fill: var(--ink); }
svg .mark { fill: var(--soft); font-size: 12px; }
svg .label { font-weight: 600; }
svg .value { fill: var(--soft); font-variant-numeric: tabular-nums; }
svg .halo { stroke: var(--sheet); stroke-width: 4px; paint-order: stroke; stroke-linejoin: round; }
svg .start { text-anchor: start; } svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .grid { stroke: var(--faint); } svg .base { stroke: var(--rule); } svg .zero { stroke: var(--gold); }
svg .whisker { stroke: var(--accent); stroke-width: 2; } svg .point, svg .bar { fill: var(--accent); }
svg .mean { stroke: var(--gold); stroke-width: 2; } svg .bound { stroke: var(--gold); stroke-dasharray: 5 4; }
svg .course { stroke: var(--accent); stroke-width: 2; fill: none; stroke-linejoin: round; }
svg .won { fill: var(--won); } svg .drawn { fill: var(--drawn); } svg .lost { fill: var(--lost); }
svg .on-won { fill: var(--on-won); } svg .on-drawn { fill: var(--on-drawn); } svg .on-lost { fill: var(--on-lost); }
@media (max-width: 600px) {
  header h1 { font-size: 27px; } header .lede { font-size: 17px; padding-bottom: 22px; } h2 { font-size: 22px; }
  header > *, main { padding-left: 14px; padding-right: 14px; }
  .facts { gap: 12px 28px; } .facts dd { font-size: 22px; } dl.origin { grid-template-columns: 1fr; gap: 0; }
  dl.origin dd { margin-bottom: 8px; } th, td { padding: 7px 9px; }
  .sheet:not(.cross) tbody th { position: sticky; left: 0; background: var(--sheet); }
}
@media print {
  body { background: #fff; font-size: 11pt; } header { background: none; color: #000; } details { display: none; }
  figure, .sheet, section { break-inside: avoid; } .sheet { overflow: visible; } th, td { padding: 4px 6px; font-size: 9pt; }
}
)css";

}  // namespace ardri::arena
