import type { OwnScripts } from './security-headers.ts';

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*?>/g;

/** Elements that need code to answer a press; links work without it. */
const pressed = 'button,input[type=radio],input[type=checkbox]';

/**
 * Keeps presses made before the code is there, and stops the browser's own form sending; the storefront repeats them
 * once the page is alive (`early-presses.ts`).
 */
const keeper = `(()=>{const k=[],h=e=>{const b=e.target.closest("${pressed}");if(b){e.preventDefault();e.stopPropagation();k.push(b)}};document.addEventListener("click",h,!0);self.earlyPresses=()=>{document.removeEventListener("click",h,!0);return k.splice(0)}})();`;

/**
 * Runs in the page. Loads the code two frames after the first picture was painted; in browsers that do not report it,
 * shortly after `load`; after a second in any case. The first and heaviest file runs in a task of its own, so that a
 * touch can be heard before the rest.
 */
const loader = (files: readonly string[], start: string) =>
  `${keeper}(()=>{let b;const r=requestAnimationFrame,s=()=>{if(b)return;b=1;for(const f of ${JSON.stringify(files)}){const l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)}const go=()=>setTimeout(()=>import(${JSON.stringify(start)}));import(${JSON.stringify(files[0] ?? start)}).then(go,go)},t="largest-contentful-paint";if(PerformanceObserver.supportedEntryTypes.includes(t))new PerformanceObserver(()=>{if([...document.querySelectorAll("img[fetchpriority=high]")].every(i=>i.complete))r(()=>r(()=>setTimeout(s)))}).observe({type:t,buffered:!0});addEventListener("load",()=>setTimeout(s,100));setTimeout(s,1e3)})()`;

/**
 * Fetches a page's code once the page is painted: on a slow line it would delay styles, fonts and the first picture. A
 * page in the background is never painted; its code comes after a second. Only the head, a small part of the page, is
 * searched for early files.
 */
export const codeAfterPaint = ({ html, scripts }: OwnScripts, start: string): OwnScripts => {
  const [headEnds, bodyEnds] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const head = html.slice(0, headEnds);
  const files = [...head.matchAll(preload)].map(([, file = '']) => file);
  // A page without preloads has no code.
  if (headEnds < 0 || files.length === 0) return { html, scripts };
  const last = loader([...new Set(files)], start);
  const body = html.slice(headEnds, bodyEnds);
  return {
    html: `${head.replaceAll(preload, '')}${body}<script>${last}</script>${html.slice(bodyEnds)}`,
    scripts: [...scripts, last],
  };
};
