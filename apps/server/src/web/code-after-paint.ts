import type { OwnScripts } from './security-headers.ts';

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*?>/g;

/** What answers a press only once the code is there; links and what the browser opens by itself need none. */
const pressed = 'button,input[type=radio],input[type=checkbox]';

/**
 * What is pressed before the code is there is kept for it instead of lost, and nothing is sent by the browser's own way:
 * the storefront presses it again when the page is alive (`early-presses.ts`).
 */
const keeper = `(()=>{const k=[],h=e=>{const b=e.target.closest("${pressed}");if(b){e.preventDefault();e.stopPropagation();k.push(b)}};document.addEventListener("click",h,!0);self.earlyPresses=()=>{document.removeEventListener("click",h,!0);return k.splice(0)}})();`;

/**
 * Runs in the page. The code comes when what is seen first has been painted, its picture included, which is two frames
 * after it is there; where browsers do not tell that, shortly after everything has been loaded; and after a second in any
 * case. The first file, which is the heaviest, is run in a task of its own: between it and the rest the browser can hear a
 * touch.
 */
const loader = (files: readonly string[], start: string) =>
  `${keeper}(()=>{let b;const r=requestAnimationFrame,s=()=>{if(b)return;b=1;for(const f of ${JSON.stringify(files)}){const l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)}const go=()=>setTimeout(()=>import(${JSON.stringify(start)}));import(${JSON.stringify(files[0] ?? start)}).then(go,go)},t="largest-contentful-paint";if(PerformanceObserver.supportedEntryTypes.includes(t))new PerformanceObserver(()=>{if([...document.querySelectorAll("img[fetchpriority=high]")].every(i=>i.complete))r(()=>r(()=>setTimeout(s)))}).observe({type:t,buffered:!0});addEventListener("load",()=>setTimeout(s,100));setTimeout(s,1e3)})()`;

/**
 * A page can be read before its code is there: the code is fetched once the page has been painted, so that on a slow
 * line it does not take the way of styles, letters and the first picture. A page nobody looks at yet is never painted:
 * its code comes after a second. What is asked for early is asked for in the head, which is a small part of a page.
 */
export const codeAfterPaint = ({ html, scripts }: OwnScripts, start: string): OwnScripts => {
  const [headEnds, bodyEnds] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const head = html.slice(0, headEnds);
  const files = [...head.matchAll(preload)].map(([, file = '']) => file);
  // A page that asks for no code has none.
  if (headEnds < 0 || files.length === 0) return { html, scripts };
  const last = loader([...new Set(files)], start);
  const body = html.slice(headEnds, bodyEnds);
  return {
    html: `${head.replaceAll(preload, '')}${body}<script>${last}</script>${html.slice(bodyEnds)}`,
    scripts: [...scripts, last],
  };
};
