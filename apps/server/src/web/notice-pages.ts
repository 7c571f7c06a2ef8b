import type { NoticePage } from '../platform/http/server.ts';
import { pageHeaders } from './security-headers.ts';

type Words = {
  readonly title: string;
  readonly body: string;
  /** Seconds until the page reloads itself. */
  readonly seconds: number;
};

/** A page without style sheet, script or picture. */
const noticePage = ({ title, body, seconds }: Words): NoticePage => ({
  headers: {
    ...pageHeaders([], false),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  },
  body: `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf4e8;color:#3b1d14;font:18px/1.6 system-ui,sans-serif">
<main style="max-width:32rem;padding:2rem;text-align:center">
<h1 style="font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem">${title}</h1>
<p>${body}</p>
<p><a href="" style="color:inherit">Riprova adesso</a></p>
</main>
</body>
</html>
`,
});

/** Shown when not even an error page can be made. */
export const emergencyPage = noticePage({
  title: 'Torniamo subito',
  body: 'Il servizio è momentaneamente fermo. Questa pagina riprova da sola tra pochi secondi: non devi fare nulla.',
  seconds: 10,
});

/** Shown when more pages are asked for than can be made: orders go first. */
export const crowdedPage = noticePage({
  title: 'C’è la fila al banco',
  body: 'In questo momento siete in tantissimi. Tieni il posto: questa pagina riprova da sola tra pochi secondi, non devi fare nulla.',
  seconds: 5,
});

/** Shown to a caller who asks for pages faster than a person reads. */
export const tooManyPage = noticePage({
  title: 'Troppe richieste',
  body: 'Da questa rete ne arrivano troppe tutte insieme. Aspetta un momento: questa pagina riprova da sola.',
  seconds: 15,
});
