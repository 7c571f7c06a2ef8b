import { houseStyle } from '../platform/sandbox-style.ts';

/** Style of the API page: areas beside it, or above it on narrow screens. */
export const apiDocsStyle = `${houseStyle}
html{scroll-padding-top:1rem}
body{font-size:1rem}
header,.columns{max-width:84rem;margin:auto;padding-inline:1.25rem}
header p{max-width:70ch}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875rem}
.columns{display:grid;gap:1.5rem;padding-block:1.25rem 4rem}
.columns>*{min-width:0}
.areas ul{display:flex;flex-wrap:wrap;gap:.375rem;list-style:none;margin:0;padding:0}
.areas a{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--line);border-radius:999px;background:var(--surface);text-decoration:none}
.areas a:hover{border-color:var(--tomato-ink);color:var(--tomato-ink)}
.areas span{color:var(--soft);font-size:.8125rem;font-variant-numeric:tabular-nums}
h2{margin:2.5rem 0 .75rem;font-size:1.5rem}
h2:first-child{margin-top:0}
section{background:var(--surface);border:1px solid var(--line);border-radius:1rem;padding:1rem 1.25rem;margin:0 0 .75rem}
section:target{border-color:var(--tomato-ink);box-shadow:0 0 0 1px var(--tomato-ink)}
h3{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem .75rem;margin:0;font-size:1rem}
h3 a{min-width:0;text-decoration:none;overflow-wrap:anywhere}
h3 a:hover{text-decoration:underline}
h3 code{font-size:1rem;font-weight:600}
.method,.who{padding:.125rem .625rem;border-radius:999px;font:600 .75rem/1.5 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.02em}
.method{color:var(--tomato-ink);background:var(--wash)}
.method.GET{color:light-dark(#1b4687,#a9c9f6);background:light-dark(#e1eaf6,#152947)}
.who{color:var(--soft);background:var(--sunken)}
section>p{margin:.5rem 0 0}
details{margin-top:.5rem;border-top:1px solid var(--line)}
summary{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;cursor:pointer;color:var(--tomato-ink);font-weight:600}
pre{overflow:auto;max-height:28rem;margin:0 0 .5rem;padding:1rem;background:var(--sunken);border-radius:.75rem;line-height:1.5}
.wide{overflow-x:auto;margin-top:.75rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line);vertical-align:top}
thead th{border:0;padding-block:.25rem;color:var(--soft);font-size:.8125rem;font-weight:600}
td code{overflow-wrap:anywhere}
td:first-child code{overflow-wrap:normal;white-space:nowrap}
td:last-child{min-width:16rem}
section ul{margin:.75rem 0 0;padding:0;list-style:none;color:var(--soft);font-size:.9375rem}
section li{padding:.125rem 0}
@media (width >= 64rem){
.columns{grid-template-columns:15rem minmax(0,1fr);gap:2.5rem}
.areas{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding-block:1rem;align-self:start}
.areas ul{flex-direction:column;gap:0}
.areas a{justify-content:space-between;width:100%;border-color:transparent;background:none}
}
`.trim();
