import type { Order } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { atMoment } from '@zanga/domain/time-words';
import { promisedWindow, promisedWords, waitWords } from '../progress/wait-words.ts';
import { thankYouTexts as t } from './thank-you-texts.ts';

type Thanks = { readonly title: string; readonly line: string; readonly when: string | undefined };

const lineOf = ({ state, deliveries }: Order) => {
  if (state === 'awaiting_payment') return t.paying;
  if (state === 'placed') return t.received;
  if (state !== 'completed') return t.confirmed;
  return deliveries.every(({ mode }) => mode === 'entry') ? t.ticketsReady : t.completed;
};

/** Time of the first part: the remaining wait once the shop has accepted, the expected time before. */
const whenOf = ({ deliveries: [first] }: Order, now: Date) => {
  if (!first || isOver(first.state) || first.promised_at === null) return undefined;
  const wait = waitWords(first, now);
  if (wait) return [wait, promisedWindow(first)].filter(Boolean).join(' · ');
  if (first.state !== 'placed' && first.state !== 'awaiting_payment') return undefined;
  const moment = promisedWords(first, now) ?? atMoment(new Date(first.promised_at), now);
  return t.expected[first.mode](moment);
};

/** Texts of the banner after an order: they claim only past events. */
export const thanksWords = (order: Order, now: Date): Thanks => {
  const { state, label, contact } = order;
  if (isOver(state) && state !== 'completed')
    return { title: t.sorry(contact.firstname), line: label, when: undefined };
  const title = state === 'awaiting_payment' ? t.almost : t.thanks;
  return { title: title(contact.firstname), line: lineOf(order), when: whenOf(order, now) };
};
