import { formatEuro } from '@zanga/domain/money';
import { page } from './page-style.ts';
import type { IntentRow } from './rows.ts';

/** Tells the framing shop page that the bank has its answer. */
export const tellScript = `parent.postMessage({ sandboxChallenge: 'answered' }, location.origin)`;

const mark =
  '<p class="mark">Ambiente di prova: questa non è la pagina di una banca e nessun denaro si muove.</p>';

const what = (intent: IntentRow, last4: string) =>
  intent.kind === 'setup'
    ? `<dl><dt>Richiesta</dt><dd>Salvare la carta</dd><dt>Carta</dt><dd>•••• ${last4}</dd></dl>`
    : `<dl><dt>Importo</dt><dd>${formatEuro(intent.amount_cents)}</dd><dt>Carta</dt><dd>•••• ${last4}</dd></dl>`;

/** The bank's page for its customer; `challenge` and `back` are checked before. */
export const challengePage = (intent: IntentRow, last4: string, back: string | undefined): string => {
  const to = (answer: string) =>
    `/dev/payments/challenge/${intent.challenge}/answer?${new URLSearchParams({ answer, ...(back !== undefined && { back }) })}`.replaceAll(
      '&',
      '&amp;',
    );
  return page(
    'La tua banca',
    `<main aria-label="La tua banca">
${mark}
<h1>Sei tu che stai pagando?</h1>
<p>La banca chiede la conferma del titolare (3-D Secure).</p>
${what(intent, last4)}
<div class="row">
<a class="button" href="${to('yes')}">Conferma</a>
<a class="button quiet" href="${to('no')}">Rifiuta</a>
</div>
</main>`,
  );
};

/** Shown until the shop's page takes over. */
export const answeredPage = (): string =>
  page(
    'La tua banca',
    `<main aria-label="La tua banca">${mark}<h1>Fatto</h1><p>Torniamo al negozio…</p></main>`,
    tellScript,
  );

export const gonePage = (): string =>
  page(
    'La tua banca',
    `<main aria-label="La tua banca">${mark}<h1>Questa richiesta non vale più</h1><p>Torna al negozio e riprova il pagamento.</p></main>`,
    tellScript,
  );
