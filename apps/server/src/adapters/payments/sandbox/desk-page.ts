import { type Cents, formatEuro } from '@zanga/domain/money';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { page } from './page-style.ts';
import type { IntentRow } from './rows.ts';
import { testCards } from './test-cards.ts';

export type Switches = {
  readonly delay_ms: number;
  readonly copies: number;
  readonly shuffle: boolean;
  readonly mute: boolean;
  readonly outage: string;
};

export type Desk = {
  readonly switches: Switches;
  readonly intents: readonly IntentRow[];
  readonly disputes: readonly {
    readonly ref: string;
    readonly amount_cents: Cents;
    readonly status: string;
    readonly created_at: Date;
  }[];
  readonly reports: readonly {
    readonly type: string;
    readonly attempts: number;
    readonly delivered_at: Date | null;
    readonly created_at: Date;
  }[];
};

const words: Readonly<Record<string, string>> = {
  requires_payment_method: 'aspetta una carta',
  requires_confirmation: 'aspetta la conferma',
  requires_action: 'la banca chiede conferma',
  processing: 'in corso',
  requires_capture: 'importo bloccato',
  canceled: 'annullato',
  succeeded: 'riuscito',
};

const choice = (
  name: string,
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
) =>
  `<label><span>${label}</span><select name="${name}">${options
    .map(([key, text]) => `<option value="${key}"${key === value ? ' selected' : ''}>${text}</option>`)
    .join('')}</select></label>`;

const form = ({ delay_ms, copies, shuffle, mute, outage }: Switches) =>
  `<form class="row" action="/dev/payments/switches" method="get">
${choice('outage', 'Il fornitore', outage, [
  ['none', 'risponde'],
  ['slow', 'è lento'],
  ['error', 'esegue ma dà errore 500'],
  ['down', 'non risponde'],
])}
${choice('delay_ms', 'Le notifiche arrivano', String(delay_ms), [
  ['0', 'subito'],
  ['5000', 'dopo 5 secondi'],
  ['60000', 'dopo un minuto'],
])}
${choice('copies', 'Ogni notifica arriva', String(copies), [
  ['1', 'una volta'],
  ['2', 'due volte'],
  ['5', 'cinque volte'],
])}
${choice('shuffle', 'In ordine', shuffle ? '1' : '0', [
  ['0', 'sì'],
  ['1', 'no, mescolate'],
])}
${choice('mute', 'Notifiche', mute ? '1' : '0', [
  ['0', 'accese'],
  ['1', 'perse tutte'],
])}
<button class="button">Applica</button>
</form>`;

const when = (at: Date) => `${formatDate(at).slice(0, 5)} ${formatTime(at)}`;

const intentRow = (row: IntentRow) =>
  `<tr><td>${when(row.created_at)}</td><td>${row.kind === 'setup' ? 'carta salvata' : formatEuro(row.amount_cents)}</td><td>${words[row.status] ?? row.status}</td><td>${row.refusal_code ?? ''}</td><td>${row.refunded_cents > 0 ? formatEuro(row.refunded_cents) : ''}</td><td><code>${row.house_payment ?? ''}</code></td></tr>`;

const disputeWords: Readonly<Record<string, string>> = {
  needs_response: 'aspetta una risposta',
  won: 'vinta: i soldi restano al negozio',
  lost: 'persa: i soldi tornano al cliente',
};

const decide = (ref: string, to: 'won' | 'lost', text: string) =>
  `<a href="/dev/payments/disputes?ref=${ref}&amp;to=${to}">${text}</a>`;

const disputeRow = ({ ref, amount_cents, status, created_at }: Desk['disputes'][number]) =>
  `<tr><td>${when(created_at)}</td><td>${formatEuro(amount_cents)}</td><td>${disputeWords[status] ?? status}</td><td>${status === 'needs_response' ? `${decide(ref, 'won', 'dà ragione al negozio')} · ${decide(ref, 'lost', 'dà ragione al cliente')}` : ''}</td></tr>`;

const cardRow = (number: string, text: string) =>
  `<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${text}</td></tr>`;

const table = (name: string, heads: readonly string[], rows: readonly string[]) =>
  `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

/** Page of the sandbox provider: its payments, and switches for misbehaviour. */
export const deskPage = ({ switches, intents, disputes, reports }: Desk): string =>
  page(
    'Pagamenti',
    `<main class="wide">
<p class="mark">Ambiente di prova: qui non passa denaro vero e le carte vere sono rifiutate.</p>
<h1>Pagamenti di prova</h1>
${form(switches)}
<h2>Ultimi pagamenti</h2>
${intents.length === 0 ? '<p>Ancora nessuno: ordina qualcosa e paga con una carta di prova.</p>' : table('Ultimi pagamenti', ['Quando', 'Importo', 'Stato', 'Motivo', 'Rimborsato', 'Pagamento'], intents.map(intentRow))}
${
  disputes.length === 0
    ? ''
    : `<h2>Contestazioni</h2>
${table('Contestazioni', ['Quando', 'Importo', 'Stato', 'La banca decide'], disputes.map(disputeRow))}`
}
<h2>Notifiche al negozio</h2>
${
  reports.length === 0
    ? '<p>Nessuna.</p>'
    : table(
        'Notifiche',
        ['Quando', 'Tipo', 'Tentativi', 'Arrivata'],
        reports.map(
          (report) =>
            `<tr><td>${when(report.created_at)}</td><td>${report.type}</td><td>${report.attempts}</td><td>${report.delivered_at ? when(report.delivered_at) : 'non ancora'}</td></tr>`,
        ),
      )
}
<h2>Carte di prova</h2>
<p>Scadenza: una data futura qualsiasi. CVC: tre cifre qualsiasi.</p>
${table(
  'Carte di prova',
  ['Numero', 'Che cosa succede'],
  Object.entries(testCards).map(([number, card]) => cardRow(number, card.words)),
)}
</main>`,
  );
