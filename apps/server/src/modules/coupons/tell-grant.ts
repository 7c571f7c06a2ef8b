import { worthOf } from '@zanga/domain/coupons/coupon-words';
import type { Occasion } from '@zanga/domain/coupons/occasions';
import { formatDate } from '@zanga/domain/time-format';
import { isPushToken } from '../../adapters/push/port.ts';
import type { Tx } from '../../platform/database/connection.ts';
import { unsubscribeLinks } from '../accounts/public.ts';
import { type Due, type Promotion, readPushTokens } from './due-queries.ts';
import type { CouponTools } from './tools.ts';

const words: Readonly<Record<Occasion, { readonly subject: string; readonly why: string }>> = {
  birthday: {
    subject: 'Buon compleanno! C’è un regalo per te',
    why: 'È il tuo giorno, o quasi: per festeggiare ti abbiamo messo un regalo tra i coupon.',
  },
  first_order: {
    subject: 'Il primo ordine comincia con un regalo',
    why: 'Per conoscerci meglio ti abbiamo messo un regalo tra i coupon: usalo per il tuo primo ordine.',
  },
  win_back: {
    subject: 'Ci manchi: ecco un regalo per tornare',
    why: 'È un po’ che non ci vediamo. Ti abbiamo messo un regalo tra i coupon, per quando hai voglia di tornare.',
  },
};

type Granted = {
  readonly id: string;
  readonly promotion: Promotion;
  readonly due: Due;
  readonly until: Date;
};

/** The last day on which it can be used: what ends at midnight ends with the day before. */
const lastDay = (until: Date): string => formatDate(new Date(until.getTime() - 1));

/** Tells those who have agreed to be told, inside the transaction that gives it. */
export const tellGrant = async (
  tx: Tx,
  { notify, keys, origin }: CouponTools,
  { id, promotion: { definition, occasion }, due, until }: Granted,
  now: Date,
): Promise<void> => {
  const { subject, why } = words[occasion];
  const worth = `${definition.title}: ${worthOf(definition.reward, definition.names)}`;
  const unsubscribe = unsubscribeLinks({ keys, origin }, due.user_id, now);
  const data = {
    subject,
    preheader: `${worth}, fino al ${lastDay(until)}.`,
    title: subject,
    paragraphs: [why, `${worth}. ${definition.description}`, `Vale fino al ${lastDay(until)}.`],
    action: { label: 'Guarda il tuo coupon', href: `${origin()}/coupons` },
    unsubscribe,
  };
  await notify.email(tx, { to: due.email, letter: 'news', data, key: `coupon:${id}` });
  const tokens = (await readPushTokens(tx, due.user_id)).filter(isPushToken);
  for (const [at, token] of tokens.entries()) {
    const body = `${worth}, fino al ${lastDay(until)}`;
    await notify.push(tx, { token, title: subject, body, data: { coupon: id }, key: `coupon:${id}:${at}` });
  }
};
