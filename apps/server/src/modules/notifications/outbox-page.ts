import { createHash } from 'node:crypto';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import type { OutboxFilter, OutboxMessage } from '../../adapters/outbox-queries.ts';
import { Markup, markup } from './markup.ts';
import { drawMessage } from './outbox-message.ts';
import { outboxStyle } from './outbox-style.ts';

export type OutboxView = {
  readonly filter: OutboxFilter;
  readonly messages: readonly OutboxMessage[];
  readonly open: OutboxMessage | undefined;
  /** Whether older ones match the filter. */
  readonly more: boolean;
};

const channelNames: Readonly<Record<string, string>> = {
  email: 'Email',
  sms: 'SMS',
  push: 'Notifica',
};

const address = (filter: OutboxFilter & { readonly open?: number }) => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== '') given.set(name, String(value));
  const query = given.toString();
  return query === '' ? '/dev/outbox' : `/dev/outbox?${query}`;
};

const current = (is: boolean) => (is ? new Markup(' aria-current="page"') : undefined);

const tabs = ({ to, channel }: OutboxFilter) => {
  const tab = (name: string, value: OutboxFilter['channel']) =>
    markup`<a href="${address({ to, channel: value })}"${current(channel === value)}>${name}</a>`;
  return [tab('Tutti', undefined), tab('Email', 'email'), tab('SMS', 'sms'), tab('Notifiche', 'push')];
};

const row = (message: OutboxMessage, { filter, open }: OutboxView) => markup`
<li><a href="${address({ ...filter, open: message.id })}"${current(message.id === open?.id)}>
<span class="what">${message.subject || message.text.split('\n')[0]}</span>
<time class="when" datetime="${message.created_at.toISOString()}">${formatDate(message.created_at).slice(0, 5)} ${formatTime(message.created_at)}</time>
<span class="who"><span class="kind">${channelNames[message.channel] ?? message.channel}</span>${message.to}</span>
</a></li>`;

const list = (view: OutboxView) => {
  const { messages, filter, more } = view;
  const last = messages.at(-1);
  if (!last)
    return markup`<p class="empty">${filter.to ? `Nessun messaggio per «${filter.to}».` : 'Ancora nessun messaggio. Registrati, ordina o chiedi una nuova password: quello che ti scriveremmo arriva qui.'}</p>`;
  const older = markup`<a class="older" href="${address({ ...filter, before: last.id })}">Messaggi più vecchi</a>`;
  return markup`<ol>${messages.map((message) => row(message, view))}</ol>${more ? older : undefined}`;
};

/** Shown beside the list, on screens with room for both. */
const unopened = ({ messages }: OutboxView) =>
  messages.length > 0 ? markup`<p class="unopened">Scegli un messaggio: si legge qui.</p>` : undefined;

/** Page of the sandbox with the messages that were kept instead of sent. */
export const outboxPage = (view: OutboxView): string => {
  const { filter, open } = view;
  return markup`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posta di prova</title>
<style>${new Markup(outboxStyle)}</style>
</head>
<body class="${open ? 'reading' : 'listing'}">
<header>
<h1>Posta di prova</h1>
<p>Qui arriva tutto ciò che manderemmo. Nessun messaggio parte davvero.</p>
<form action="/dev/outbox" method="get" role="search">
${filter.channel && markup`<input type="hidden" name="channel" value="${filter.channel}">`}
<label for="to">Destinatario: email o telefono</label>
<input id="to" name="to" type="search" value="${filter.to ?? ''}" placeholder="Email o telefono" autocomplete="off">
<button>Cerca</button>
</form>
<nav aria-label="Tipo di messaggio">${tabs(filter)}</nav>
</header>
<main>
<div class="list">${list(view)}</div>
${open ? undefined : unopened(view)}
${open && markup`<div><a class="back" href="${address(filter)}">← Tutti i messaggi</a>${drawMessage(open)}</div>`}
</main>
</body>
</html>
`.html;
};

const styleHash = createHash('sha256').update(outboxStyle).digest('base64');

/** Content security of the page: its one style, the framed mails, its form, nothing else. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A mail may style itself, show pictures and open links in another tab; it runs no script and gets no cookie of ours.
 */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; sandbox allow-popups allow-popups-to-escape-sandbox; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
