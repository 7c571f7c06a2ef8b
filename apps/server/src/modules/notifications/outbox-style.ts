import { houseStyle } from '../../platform/sandbox-style.ts';

/** Style of the outbox page. */
export const outboxStyle = `${houseStyle}
form{display:flex;gap:.5rem;margin-top:1rem;max-width:34rem}
label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
input{flex:1;min-width:0;min-height:2.75rem;padding:0 1rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--strong);border-radius:999px}
::placeholder{color:var(--soft);opacity:1}
nav{display:flex;flex-wrap:wrap;gap:.375rem;margin-top:.75rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--line);border-radius:999px;text-decoration:none;background:var(--surface)}
nav a[aria-current]{background:var(--wash);border-color:var(--tomato-ink);color:var(--tomato-ink);font-weight:600}
main{display:grid;gap:1.25rem;max-width:90rem;margin:auto;padding:0 1.25rem 3rem}
ol{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:1rem;overflow:hidden;align-self:start}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:.125rem .75rem;padding:.75rem 1rem;text-decoration:none}
li a:hover{background:var(--sunken)}
li a[aria-current]{background:var(--wash);box-shadow:inset 4px 0 var(--tomato)}
li a:focus-visible{outline-offset:-4px;border-radius:1rem}
.who{grid-column:1/-1;color:var(--soft);font-size:.9375rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.what{font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.when{color:var(--soft);font-size:.875rem;white-space:nowrap}
.kind{display:inline-block;margin-right:.375rem;padding:0 .5rem;border-radius:999px;background:var(--sunken);font-size:.8125rem;color:var(--soft)}
.older,.back{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--tomato-ink)}
.empty{padding:2.5rem 1.25rem;text-align:center;color:var(--soft)}
article{min-width:0;background:var(--surface);border:1px solid var(--line);border-radius:1rem;padding:1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.75rem 0 1rem}
dt{color:var(--soft)}dd{margin:0;min-width:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(52rem,80vh);border:1px solid var(--line);border-radius:.75rem;background:var(--canvas)}
pre{margin:.5rem 0 0;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:var(--sunken);border-radius:.75rem}
summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer;color:var(--tomato-ink);font-weight:600}
.bubble{max-width:24rem;margin:0;padding:.875rem 1.125rem;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sunken);border-radius:1.25rem 1.25rem 1.25rem .25rem;font-size:1.0625rem}
.push{max-width:26rem;padding:1rem 1.125rem;background:var(--sunken);border-radius:1.25rem}
.push p{margin:.25rem 0 0}
@media (width < 60rem){.unopened{display:none}.reading .list,.reading header form,.reading header nav,.reading header p{display:none}article{margin:0 -1.25rem;border-radius:0;border-inline:0}}
.unopened{margin:0;padding:5rem 1.25rem;text-align:center;color:var(--soft);border:2px dashed var(--line);border-radius:1rem;align-self:start}
@media (width >= 60rem){main{grid-template-columns:minmax(20rem,26rem) minmax(0,1fr)}.back{display:none}article{position:sticky;top:1.25rem;align-self:start}}
`.trim();
