import type { SocialNetwork } from './port.ts';

const names = { facebook: 'Facebook', apple: 'Apple' } as const;

export const sandboxStyle = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: light-dark(#fbf5ea, #191512) }
main { width: min(26rem, 100% - 3rem); padding: 2rem 0 }
p.mark { padding: .6rem 1rem; border: 2px dashed #b3261e; border-radius: .8rem; font-weight: 700 }
h1 { font-size: 1.6rem; line-height: 1.2 }
label { display: block; margin: 0 0 1rem }
label > span { display: block; font-weight: 600 }
input[type=text], input[type=email] { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .8rem; font: inherit; border: 1px solid #8a7f75; border-radius: .6rem }
button { min-height: 48px; padding: 0 1.6rem; font: inherit; font-weight: 700; border: 0; border-radius: 99px; background: #b3261e; color: #fff }
button + button { background: none; color: inherit; text-decoration: underline }
:focus-visible { outline: 3px solid #1d6fd1; outline-offset: 2px }
`;

const field = (name: string, label: string, type: string, value: string) =>
  `<label><span>${label}</span><input type="${type}" name="${name}" value="${value}" maxlength="100" autocomplete="off"></label>`;

type Opening = { readonly state: string; readonly challenge?: string | undefined };

/** Page of a simulated network; state and challenge were checked to be letters and digits. */
export const sandboxPage = (network: SocialNetwork, { state, challenge }: Opening): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ambiente di prova · accesso con ${names[network]}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<main>
<p class="mark">Ambiente di prova: questa pagina non è di ${names[network]}. Non scrivere dati veri.</p>
<h1>Chi accede con ${names[network]}?</h1>
<form action="/login/sandbox/${network}/answer" method="get">
<input type="hidden" name="state" value="${state}">
${challenge === undefined ? '' : `<input type="hidden" name="challenge" value="${challenge}">`}
${field('firstname', 'Nome', 'text', 'Ada')}
${field('lastname', 'Cognome', 'text', 'Prova')}
${field('email', 'Email', 'email', 'ada.prova@example.com')}
<label><input type="checkbox" name="email_verified" value="1"${network === 'apple' ? ' checked' : ''}> Email verificata</label>
<button name="answer" value="yes">Continua</button>
<button name="answer" value="no" formnovalidate>Annulla</button>
</form>
</main>
</body>
</html>
`;
