import { houseStyle } from '../../platform/sandbox-style.ts';

/** Style of the clock's page. */
export const clockStyle = `${houseStyle}
nav{display:flex;flex-wrap:wrap;gap:.375rem;margin-top:1rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--line);border-radius:999px;text-decoration:none;background:var(--surface)}
nav a[aria-current]{background:var(--wash);border-color:var(--tomato-ink);color:var(--tomato-ink);font-weight:600}
header,main{max-width:60rem}
main{display:grid;gap:1.25rem;margin:auto;padding:0 1.25rem 3rem}
section{min-width:0;background:var(--surface);border:1px solid var(--line);border-radius:1.25rem;padding:1.5rem 1.25rem}
.face{text-align:center}
.hour{margin:0;font:600 clamp(4rem,18vw,6.5rem)/1 Fraunces,Georgia,serif;font-variant-numeric:tabular-nums}
.date{margin:.5rem 0 0;font-size:1.25rem;font-weight:600}
.date::first-letter{text-transform:uppercase}
.ahead{margin:.75rem 0 1rem;color:var(--soft)}
.ahead strong{color:var(--tomato-ink)}
.quiet{color:var(--tomato-ink);background:none;border:1px solid var(--tomato-ink)}
.steps{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.5rem;margin:1rem 0 1.25rem}
.until{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem;margin:0 0 1.25rem}
.until label{font-weight:600}
input{flex:1 1 10rem;min-height:2.75rem;padding:0 1rem;font:inherit;color:inherit;background:var(--canvas);border:1px solid var(--strong);border-radius:999px}
.due{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;margin:0;padding:1rem;background:var(--sunken);border-radius:1rem}
.due p{margin:0}
.going{margin:0;padding:2rem 0;text-align:center;font-size:1.125rem;font-weight:600}
.note{margin:1.25rem 0 0;color:var(--soft);font-size:.9375rem;max-width:60ch}
@media (width >= 50rem){main{grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);align-items:start}}
`.trim();
