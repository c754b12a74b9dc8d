import { type HeatStep, heatSteps } from './heat.js';

/** The whole style of the page; colours are set once for light and once for dark. */
export function style(): string {
  return `:root{color-scheme:light dark;--back:#fcfcfa;--text:#1d1d1b;--soft:#62625c;--line:#deddd6;--panel:#fff;--bad:#a8330b;--warn:#7d5600;--bar:#b9c7d4;--dot:#1b4f7a;--old:#fbe0d3;--new:#d8ebd9}
@media (prefers-color-scheme:dark){:root{--back:#17181a;--text:#e8e7e3;--soft:#a3a29b;--line:#37383b;--panel:#1e2022;--bad:#ff9d73;--warn:#e5bd5c;--bar:#42546a;--dot:#9ccbf2;--old:#5a2c18;--new:#20442a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:2.5rem 1.25rem 4rem;max-width:86rem;background:var(--back);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
h1{margin:0;font-size:1.7rem;line-height:1.25;font-weight:650;overflow-wrap:anywhere}
h2{margin:2.75rem 0 .6rem;font-size:1.15rem;font-weight:650;overflow-wrap:anywhere}
h3{margin:1.5rem 0 .5rem;font-size:1rem;font-weight:600;overflow-wrap:anywhere}
p{margin:.4rem 0;max-width:48rem;overflow-wrap:anywhere}
.facts,.note{color:var(--soft)}
.scroll{width:fit-content;max-width:100%;overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--panel)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:.32rem .42rem;text-align:right;white-space:nowrap}
thead th{min-width:2.6rem;white-space:normal;color:var(--soft);font-weight:500;vertical-align:bottom}
tbody th{position:sticky;left:0;z-index:1;background:var(--panel);text-align:left;font-weight:500;max-width:22rem;overflow:hidden;text-overflow:ellipsis}
thead tr:last-child th{border-bottom:1px solid var(--line)}
thead th.over{text-align:center;color:var(--text);font-weight:600}
thead th.over:not(:empty){border-bottom:1px solid var(--line)}
tbody tr.section th{padding-top:.8rem;color:var(--soft);font-weight:600}
tbody tr:hover td,tbody tr:hover th{box-shadow:inset 0 -1px var(--line)}
.first{border-left:1px solid var(--line)}
.bad{color:var(--bad);font-weight:650}
.warn{color:var(--warn);font-weight:600}
.quiet{color:var(--soft)}
svg{vertical-align:middle;margin-left:.5rem}
svg .axis{stroke:var(--line)}
svg .range{fill:var(--bar)}
svg .rate{fill:var(--dot)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.25rem;margin:0;font-size:.9rem}
dt{font-weight:600}
dd{margin:0;color:var(--soft)}
article{margin:.75rem 0;padding:.8rem 1rem;border:1px solid var(--line);border-radius:6px;background:var(--panel)}
article h4{margin:0 0 .4rem;font-size:.9rem;font-weight:600;overflow-wrap:anywhere}
article dd{color:var(--text);overflow-wrap:anywhere}
article dt{color:var(--soft);font-weight:400}
del,ins{padding:0 .15em;border-radius:3px;color:var(--text)}
del{background:var(--old)}
ins{background:var(--new);text-decoration-thickness:1px}
@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
@media print{body{padding:0;max-width:none}.scroll{overflow:visible;border:0}article{break-inside:avoid}td{print-color-adjust:exact}}
${heat('light')}
@media (prefers-color-scheme:dark){${heat('dark')}}
`;
}

/** Heat also keeps its text where a tone would change it: contrast is made for the two together. */
function heat(scheme: 'light' | 'dark'): string {
  return heatSteps
    .map((step: HeatStep, at) => `td.h${at}{background:${step[scheme].back};color:${step[scheme].text}}`)
    .join('\n');
}
