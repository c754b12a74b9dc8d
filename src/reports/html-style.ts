/** The look of the page: quiet, light and dark, readable in print. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1d2126;--soft:#5d6670;--line:#d9dee3;--page:#fff;--good:#d8f0df;--unsure:#fbf0cf;--bad:#f9d9d6;--ins:#bfe8cb;--del:#f6c7c2}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9ec;--soft:#9aa4ae;--line:#333a41;--page:#15181b;--good:#173d26;--unsure:#453a12;--bad:#4d1f1b;--ins:#1d5532;--del:#6a2a25}}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:62rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.6rem;margin:0 0 1.5rem}h2{font-size:1.05rem;margin:2rem 0 .5rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;white-space:nowrap}
th{font-weight:600;color:var(--soft);font-size:.85em;border-bottom:1px solid var(--line)}th.group{text-align:center}
th,td{padding:.18rem .6rem}.right{text-align:right}.left{text-align:left}tr.opens td{border-top:1px solid var(--line)}
td.good{background:var(--good)}td.unsure{background:var(--unsure)}td.bad{background:var(--bad)}
.legend{color:var(--soft);font-size:.88em;padding-left:1.1rem;margin-top:1.5rem}
article{border:1px solid var(--line);border-radius:.5rem;padding:.6rem .9rem;margin:.7rem 0}
.where{color:var(--soft);font-size:.85em;margin:0 0 .3rem}
dl{display:grid;grid-template-columns:max-content 1fr max-content;gap:.15rem .9rem;margin:0}dt{color:var(--soft)}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}dd.answer{font-weight:600}
ins{background:var(--ins);text-decoration:none;border-radius:.2rem}del{background:var(--del);border-radius:.2rem}
footer{color:var(--soft);font-size:.8em;margin-top:3rem}`;
