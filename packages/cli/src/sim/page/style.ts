import { Markup } from './markup.js';

/** Light or dark as the reader's system says; no file beside the page. */
export const STYLE = new Markup(`<style>
:root {
  color-scheme: light dark;
  --paper: #fbf9f5; --card: #ffffff; --ink: #22201c; --soft: #6a645a; --line: #ddd6c9;
  --machine: #a85a14; --heroes: #14698a; --fill: #e9dfce;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171614; --card: #201e1b; --ink: #ece7dd; --soft: #a69e90; --line: #3b3731;
    --machine: #e2974a; --heroes: #5cb6da; --fill: #3d3428;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; max-width: 46rem; }
.soft { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1.25rem; margin-top: 1.25rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1.25rem 0 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
.tiles dt { color: var(--soft); font-size: .875rem; }
.tiles dd { margin: 0; font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.tiles dd small { display: block; font-size: .875rem; font-weight: 400; color: var(--soft); }
.scroll { overflow-x: auto; position: relative; }
.scroll + .scroll { margin-top: 1.5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .5rem; }
caption .strong { color: var(--ink); display: block; font-weight: 600; }
caption .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .25rem .625rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; font-weight: 400; padding-left: 0; white-space: normal; }
thead th, thead th:first-child { font-weight: 600; font-size: .875rem; color: var(--soft); }
td.share { position: relative; width: 9rem; }
td.share i { position: absolute; inset: .25rem auto .25rem 0; background: var(--fill); border-radius: .1875rem; }
td.share span { position: relative; }
svg { display: block; width: 100%; max-width: 48rem; height: auto; }
figure { margin: 0 0 1.5rem; }
figcaption { color: var(--soft); margin-bottom: .5rem; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .goal { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 4; }
svg .machine { fill: var(--machine); stroke: var(--machine); }
svg .heroes { fill: var(--heroes); stroke: var(--heroes); }
svg .both { fill: var(--soft); stroke: var(--soft); }
svg .line { fill: none; stroke-width: 2.5; }
svg .dashed { stroke-dasharray: 7 4; }
svg .reach { stroke-width: 3; stroke-linecap: round; }
svg text.machine, svg text.heroes { stroke: none; font-weight: 600; }
@media print { section { break-inside: avoid; } }
</style>`);
