import { createHash } from 'node:crypto';

/** Style of the sandbox pages, plainly different from the shop's. */
const pageStyle = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; --paper: light-dark(#fff, #1d1916); --line: light-dark(#d9cfc2, #463d35); --red: light-dark(#b3261e, #d5483f) }
body { margin: 0; background: light-dark(#fbf5ea, #14110f); color: light-dark(#241c17, #f4ece2) }
main { width: min(26rem, 100% - 2.5rem); margin: 0 auto; padding: 1.5rem 0 2rem }
main.wide { width: min(72rem, 100% - 2.5rem) }
p.mark { margin: 0 0 1.2rem; padding: .6rem 1rem; border: 2px dashed var(--red); border-radius: .8rem; font-weight: 700 }
h1 { margin: 0 0 .6rem; font-size: 1.5rem; line-height: 1.2 }
h2 { margin: 2rem 0 .6rem; font-size: 1.15rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .3rem 1rem; margin: 1rem 0 1.4rem; padding: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem }
dt { opacity: .8 } dd { margin: 0; font-weight: 600; text-align: right }
.row { display: flex; flex-wrap: wrap; gap: .8rem; align-items: end }
.button { display: inline-grid; place-items: center; min-height: 48px; padding: 0 1.6rem; font: inherit; font-weight: 700; text-decoration: none; border: 2px solid light-dark(#b3261e, #c03a31); border-radius: 99px; background: light-dark(#b3261e, #c03a31); color: #fff; cursor: pointer }
.button.quiet { background: none; color: inherit }
label { display: block } label > span { display: block; font-weight: 600 }
select { min-height: 44px; padding: .4rem .7rem; font: inherit; border: 1px solid #8a7f75; border-radius: .6rem; background: var(--paper); color: inherit }
.scroll { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem }
table { width: 100%; border-collapse: collapse; font-size: .9rem }
th, td { padding: .6rem .8rem; text-align: left; white-space: nowrap } tr + tr td, tbody tr td { border-top: 1px solid var(--line) }
code { font-size: .9em }
:focus-visible { outline: 3px solid light-dark(#1d6fd1, #7db4f5); outline-offset: 2px }
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content policy of a sandbox page; only our own pages may frame the bank's question. */
export const pagePolicy = ({ script, framed = false }: { script?: string; framed?: boolean } = {}): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(pageStyle)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');

/** A whole page; its parts are escaped already. */
export const page = (title: string, body: string, script?: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Ambiente di prova</title>
<style>${pageStyle}</style>
</head>
<body>
${body}
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
