import { worthOf } from '@zanga/domain/coupons/coupon-words';
import type { Occasion } from '@zanga/domain/coupons/occasions';
import type { Topic } from '@zanga/domain/notifications/preferences';
import { formatLastDay } from '@zanga/domain/time-format';
import type { Tx } from '../../../platform/database/connection.ts';
import { unsubscribeLinks } from '../../accounts/public.ts';
import type { CouponTools } from '../coupon-tools.ts';
import type { Definition } from '../definition.ts';
import type { Due } from './due-queries.ts';

const words: Readonly<Record<Occasion | 'gift', { readonly subject: string; readonly why: string }>> = {
  birthday: {
    subject: 'Buon compleanno! C’è un regalo per te',
    why: 'È il tuo giorno, o quasi: per festeggiare ti abbiamo messo un regalo tra i coupon.',
  },
  first_order: {
    subject: 'Il primo ordine comincia con un regalo',
    why: 'Per conoscerci meglio ti abbiamo messo un regalo tra i coupon: usalo per il tuo primo ordine.',
  },
  gift: {
    subject: 'C’è un regalo per te',
    why: 'Ti abbiamo messo un regalo tra i coupon: usalo quando hai voglia.',
  },
  win_back: {
    subject: 'Ci manchi: ecco un regalo per tornare',
    why: 'È un po’ che non ci vediamo. Ti abbiamo messo un regalo tra i coupon, per quando hai voglia di tornare.',
  },
};

type Granted = {
  readonly id: string;
  readonly definition: Definition;
  /** Occasion of the grant; `gift` where staff chose the people. */
  readonly occasion: Occasion | 'gift';
  readonly due: Due;
  readonly until: Date | null;
};

const topicOf = (occasion: Granted['occasion']): Topic => (occasion === 'birthday' ? 'birthday' : 'coupon');

/** Notifies a person of a grant by the channels they allow, inside the transaction that grants it. */
export const tellGrant = async (
  tx: Tx,
  { notify, keys, origin }: CouponTools,
  { id, definition, occasion, due, until }: Granted,
  now: Date,
): Promise<void> => {
  const { subject, why } = words[occasion];
  const worth = `${definition.title}: ${worthOf(definition.reward, definition.names)}`;
  const lasts = until === null ? [] : [formatLastDay(until)];
  const body = [worth, ...lasts.map((day) => `fino al ${day}`)].join(', ');
  const topic = topicOf(occasion);
  const key = `coupon:${id}`;
  // A birthday push says which birthday, by its year (STA-7): the full date of birth stays private.
  const [about, year] = due.reason.split(':');
  const data = { coupon: id, ...(about === 'birthday' && year !== undefined && { birthdate: year }) };
  await notify.ring(tx, { userId: due.user_id, topic, title: subject, body, data, key });
  if (!(await notify.mayMail(tx, due.user_id, topic))) return;
  const letter = {
    subject,
    preheader: `${body}.`,
    title: subject,
    paragraphs: [why, `${worth}. ${definition.description}`, ...lasts.map((day) => `Vale fino al ${day}.`)],
    action: { label: 'Guarda il tuo coupon', href: `${origin()}/coupons` },
    unsubscribe: unsubscribeLinks({ keys, origin }, due.user_id, now),
  };
  await notify.email(tx, { to: due.email, letter: 'news', data: letter, key });
};
