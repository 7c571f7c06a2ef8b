/** Shown when not even an error page can be made: it needs nothing but itself. */
export const emergencyPage = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>Torniamo subito · Zanga</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf4e8;color:#3b1d14;font:18px/1.6 system-ui,sans-serif">
<main style="max-width:32rem;padding:2rem;text-align:center">
<p style="font:700 2.5rem/1 Georgia,serif;margin:0 0 1.5rem;color:#c8371f">Zanga</p>
<h1 style="font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem">Torniamo subito</h1>
<p>Il servizio è momentaneamente fermo. Questa pagina riprova da sola tra pochi secondi: non devi fare nulla.</p>
<p><a href="" style="color:inherit">Riprova adesso</a></p>
</main>
</body>
</html>
`;
