import { createHash } from 'node:crypto';
import { wallClock, weekdayOf } from '@zanga/domain/time';
import { formatDate, formatTime, weekdayNames } from '@zanga/domain/time-format';
import { clockStyle } from './clock-style.ts';

export type ClockView = {
  readonly now: Date;
  readonly world: Date;
  readonly aheadMs: number;
  readonly due: Date | null;
  readonly goingTo: Date | undefined;
};

const steps = [
  ['1h', '1 ora'],
  ['1d', '1 giorno'],
  ['3d', '3 giorni'],
  ['14d', '14 giorni'],
  ['1m', '1 mese'],
  ['12m', '1 anno'],
] as const;

const day = (at: Date) => `${weekdayNames[weekdayOf(wallClock(at).date)]} ${formatDate(at)}`;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** `14 giorni e 3 ore`. */
export const spanInWords = (ms: number): string => {
  // Real time goes on during a walk: a day short of seconds is a day.
  const hours = Math.round(ms / 3_600_000);
  const parts = [
    ...counted(Math.floor(hours / 24), 'giorno', 'giorni'),
    ...counted(hours % 24, 'ora', 'ore'),
  ];
  return parts.length === 0 ? 'meno di un’ora' : parts.join(' e ');
};

const standing = ({ aheadMs, world }: ClockView) =>
  aheadMs === 0
    ? '<p class="ahead">È l’ora vera.</p>'
    : `<p class="ahead">Avanti di <strong>${spanInWords(aheadMs)}</strong>: per il mondo sono le ${formatTime(world)} di ${day(world)}.</p>
<form action="/dev/clock/reset" method="get"><button class="quiet">Torna all’ora vera</button></form>`;

const walking = (to: Date) =>
  `<p class="going" role="status">Il tempo sta passando, fino alle ${formatTime(to)} di ${day(to)}…</p>`;

const controls = ({ due, now }: ClockView) => `
<h2>Fai passare il tempo</h2>
<form action="/dev/clock/move" method="get" class="steps">
${steps.map(([value, label]) => `<button name="to" value="${value}">+ ${label}</button>`).join('\n')}
</form>
<form action="/dev/clock/move" method="get" class="until">
<label for="to">Fino al giorno</label>
<input id="to" name="to" type="date" required min="${wallClock(now).date}">
<button>Vai</button>
</form>
${
  due
    ? `<form action="/dev/clock/move" method="get" class="due">
<p>Prossimo appuntamento di un abbonamento: <strong>${day(due)}, ${formatTime(due)}</strong></p>
<button name="to" value="${due.toISOString()}">Vai lì</button>
</form>`
    : '<p class="due">Nessun abbonamento ha appuntamenti in vista.</p>'
}`;

const noteOf = ({ aheadMs }: ClockView) =>
  aheadMs === 0
    ? ''
    : '<p class="note">Quello che è successo in questo tempo tiene la sua data, anche se torni all’ora vera: per ricominciare da capo, meglio una cartella di dati nuova.</p>';

/** Page of the sandbox on which days, months and years are made to pass. */
export const clockPage = (view: ClockView): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${view.goingTo ? '<meta http-equiv="refresh" content="1">\n' : ''}<title>Orologio di prova</title>
<style>${clockStyle}</style>
</head>
<body>
<header>
<h1>Orologio di prova</h1>
<p>Solo nell’ambiente di prova: qui il tempo passa in un attimo, e tutto ciò che doveva succedere succede. Rinnovi, promemoria, scadenze, pulizie.</p>
<nav aria-label="Ambiente di prova"><a href="/dev/clock" aria-current="page">Orologio</a><a href="/dev/outbox">Posta</a><a href="/dev/payments">Pagamenti</a><a href="/home">Negozio</a></nav>
</header>
<main>
<section class="face" aria-label="Che ora è per il negozio">
<p class="hour"><time datetime="${view.now.toISOString()}">${formatTime(view.now)}</time></p>
<p class="date">${day(view.now)}</p>
${standing(view)}
</section>
<section class="panel">
${view.goingTo ? walking(view.goingTo) : controls(view)}
${noteOf(view)}
</section>
</main>
</body>
</html>
`;

const styleHash = createHash('sha256').update(clockStyle).digest('base64');

/** The page's own policy: its one style and its forms, nothing else. */
export const clockPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
