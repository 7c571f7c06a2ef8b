import { createHash } from 'node:crypto';

const style =
  ':root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}body{margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#fbf5ea,#191512)}main{width:min(26rem,100% - 3rem);text-align:center}h1{font-size:1.5rem}';

/** The window closes itself where the browser lets it; the words are for where it does not. */
const closing = 'setTimeout(function(){window.close()},400)';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const loginPageHeaders = {
  'content-security-policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(closing)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const page = (title: string, words: string, extra = '') => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>${extra}
</head>
<body><main><h1>${title}</h1><p>${words}</p></main></body>
</html>
`;

/** Ends the window; the page that opened it goes on by itself. */
export const endPage = (well: boolean): string =>
  well
    ? page('Fatto!', 'Puoi chiudere questa finestra.', `<script>${closing}</script>`)
    : page('Accesso non riuscito', 'Chiudi questa finestra e riprova.', `<script>${closing}</script>`);

export const notConfiguredPage: string = page(
  'Non disponibile',
  'Questo modo di accedere non è attivo. Chiudi la finestra e scegline un altro.',
);

/** From here the browser asks by itself and brings its cookie, which it does not do for a network's form. */
export const onwardPage: string = page(
  'Un attimo…',
  'Stiamo concludendo l’accesso.',
  '<meta http-equiv="refresh" content="0;url=/login/done">',
);
