import { formatDate, formatTime } from '@zanga/domain/time-format';
import type { OutboxMessage } from '../../adapters/outbox-queries.ts';
import { type Markup, markup } from './markup.ts';

const pairs = (values: unknown): readonly (readonly [string, string])[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).map(([name, value]) => [name, String(value)])
    : [];

const facts = (rows: readonly (readonly [string, string])[]) =>
  markup`<dl>${rows.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** Page the app opens on a tap, with its name (STA-7). */
const opens: Readonly<Record<string, (value: string) => readonly [href: string, label: string]>> = {
  coupon: () => ['/coupons', 'I miei coupon'],
  birthdate: () => ['/account/dati', 'I miei dati'],
  order_id: (id) => [`/orders/${encodeURIComponent(id)}`, 'L’ordine'],
};

const drawMail = ({ id, subject, text, headers }: OutboxMessage) => markup`
<iframe src="/dev/outbox/${id}/mail" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Solo testo</summary><pre>${text}</pre></details>
<details><summary>Intestazioni</summary>${facts(pairs(headers))}</details>`;

const drawPush = ({ subject, text, data }: OutboxMessage) => {
  const given = pairs(data);
  const links = given.flatMap(([name, value]) => {
    const [href, label] = opens[name]?.(value) ?? [];
    return href === undefined ? [] : [markup`<p><a href="${href}">Apre: ${label}</a></p>`];
  });
  return markup`<div class="push"><strong>${subject}</strong><p>${text}</p></div>${facts(given)}${links}`;
};

const bodies: Readonly<Record<string, (message: OutboxMessage) => Markup>> = {
  email: drawMail,
  sms: ({ text }) => markup`<p class="bubble">${text}</p>`,
  push: drawPush,
};

const titles: Readonly<Record<string, string>> = { sms: 'SMS', push: 'Notifica' };

/** A message as its recipient sees it. */
export const drawMessage = (message: OutboxMessage): Markup => {
  const { channel, to, subject, created_at } = message;
  const heading = titles[channel] ?? subject;
  const when = `${formatDate(created_at)} alle ${formatTime(created_at)}`;
  return markup`<article><h2>${heading}</h2>${facts([
    ['A', to],
    ['Quando', when],
  ])}${bodies[channel]?.(message)}</article>`;
};
