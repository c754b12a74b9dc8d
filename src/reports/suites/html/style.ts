import { style } from '../../html/style.js';

/** The style of the other reports, and what only those of suites have. */
export function suiteStyle(): string {
  return `${style()}
:root{--good:#1d6b3a;--goodback:#2f8f56;--badback:#c4451c;--warnback:#c98f1b;--mutedback:#a3a29b;--code:#f3f2ee}
@media (prefers-color-scheme:dark){:root{--good:#7fd39c;--goodback:#3f9c66;--badback:#d4623a;--warnback:#b98a2c;--mutedback:#6d6d68;--code:#141517}}
body{max-width:72rem}
h1 small{font-weight:400;color:var(--soft);font-size:1.1rem;margin-left:.35rem}
.good{color:var(--good);font-weight:650}
.panel{margin:1rem 0;padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:10px;background:var(--panel)}
.hero{display:grid;grid-template-columns:minmax(11rem,auto) 1fr;gap:.5rem 2.5rem;align-items:center}
.score{font-size:3rem;line-height:1;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
.score small{display:block;margin-top:.5rem;font-size:.85rem;font-weight:400;letter-spacing:0;color:var(--soft)}
.share{display:block;width:100%;height:10px;margin:0 0 .9rem;border-radius:5px}
.share .passed{fill:var(--goodback)}.share .failed{fill:var(--badback)}.share .inconclusive{fill:var(--warnback)}.share .errors{fill:var(--mutedback)}
.tiles{display:flex;flex-wrap:wrap;gap:.6rem 1.8rem;margin:0;font-size:1rem}
.tiles div{display:flex;flex-direction:column-reverse}
.tiles dt{font-weight:400;font-size:.8rem;color:var(--soft)}
.tiles dd{margin:0;color:var(--text);font-weight:600;font-variant-numeric:tabular-nums}
.tiles .long dd{font-weight:400;font-size:.9rem}
.callout{border-left:4px solid var(--mutedback)}
.callout.regression{border-left-color:var(--badback)}.callout.worse{border-left-color:var(--warnback)}.callout.better{border-left-color:var(--goodback)}
.charts{margin-top:2rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:1rem}
.charts .panel{margin:0}
.charts h3{margin:0 0 .3rem}
svg.chart{display:block;width:100%;height:auto;margin:0}
.chart text{fill:var(--soft);font:11px system-ui,sans-serif}
.chart .grid{stroke:var(--line)}
.chart .band{fill:var(--bar);opacity:.45}
.chart .trend{fill:none;stroke:var(--dot);stroke-width:2}
.chart .dot{fill:var(--dot)}
.chart .column{fill:var(--bar)}
ol.advice{margin:.4rem 0;padding-left:1.4rem;max-width:52rem}
ol.advice li{margin:.35rem 0;overflow-wrap:anywhere}
details.case{margin:.4rem 0;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
details.case>summary{display:flex;gap:.75rem;align-items:baseline;padding:.55rem .8rem;cursor:pointer;list-style:none}
details.case>summary::-webkit-details-marker{display:none}
details.case>summary:hover{background:color-mix(in srgb,var(--line) 35%,transparent)}
summary:focus-visible{outline:2px solid var(--dot);outline-offset:2px;border-radius:8px}
details.case[open]>summary{border-bottom:1px solid var(--line)}
.id{font-weight:600;overflow-wrap:anywhere;min-width:8rem}
.said{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--soft)}
.ms{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap;margin-left:auto}
.badge{flex:none;padding:.05rem .45rem;border-radius:4px;font-size:.72rem;font-weight:700;letter-spacing:.03em;color:#fff;background:var(--mutedback)}
.badge.pass{color:var(--good);background:none;padding-left:0}
.badge.fail,.badge.error{background:#b23a14}.badge.warn,.badge.inconclusive{background:#8a5f00}
.inside{padding:.7rem .9rem 1rem}
.inside h4{margin:1rem 0 .3rem;font-size:.85rem;color:var(--soft);font-weight:600}
.inside h4:first-child{margin-top:0}
pre{margin:.2rem 0;padding:.6rem .75rem;border-radius:6px;background:var(--code);font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;max-height:26rem;overflow:auto}
ul.checks{margin:.2rem 0;padding:0;list-style:none}
ul.checks>li{display:grid;grid-template-columns:1.3rem minmax(5rem,14rem) minmax(0,1fr);gap:0 .5rem;padding:.3rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
ul.checks>li:first-child{border-top:0}
ul.checks .held{color:var(--soft)}
ul.checks dl{grid-column:3;margin:.25rem 0;font-size:.85rem}
ul.checks dd{white-space:pre-wrap}
.samples summary{cursor:pointer;color:var(--soft);margin:.6rem 0 .2rem}
.diff{width:100%;table-layout:fixed}
.diff td{text-align:left;white-space:pre-wrap;overflow-wrap:anywhere;vertical-align:top;font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;padding:.12rem .6rem}
.diff th{text-align:left}
.diff td:empty::before{content:"\\00a0"}
.diff td.old{background:color-mix(in srgb,var(--old) 45%,transparent)}.diff td.new{background:color-mix(in srgb,var(--new) 45%,transparent)}
.diff td+td,.diff th+th{border-left:1px solid var(--line)}
.wide{width:100%}
.wide table{width:100%}
td.words,th.words{text-align:left;white-space:normal;min-width:17rem}
code{font:.92em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;padding:.05em .3em;border-radius:4px;background:var(--code);overflow-wrap:anywhere}
a{color:var(--dot)}
@media (max-width:40rem){body{padding:1.25rem .8rem 3rem}.hero{grid-template-columns:1fr;gap:1rem}.said{display:none}ul.checks>li{grid-template-columns:1.3rem minmax(0,1fr)}.id{min-width:0}dl{grid-template-columns:minmax(0,1fr)}ul.checks>li>:nth-child(n+3){grid-column:2}h1{font-size:1.4rem}.diff td,.diff th{padding:.12rem .35rem}}
@media print{details.case>summary{break-after:avoid}}
`;
}
