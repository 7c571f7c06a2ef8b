import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { waitUntil } from '@zanga/domain/ordering/waiting/running';
import { formatTime } from '@zanga/domain/time-format';
import { atMoment } from '@zanga/domain/time-words';
import { waitTexts as t } from './progress-texts.ts';

/** Fields of a part that its remaining wait is computed from. */
export type WaitedPart = Pick<OrderDelivery, 'mode' | 'state' | 'promised_at' | 'promised_until'>;

/** States with a countdown: only the shop's own promise counts, so none before it accepts or after the handover. */
const countedStates: Partial<Record<OrderDelivery['mode'], readonly OrderDelivery['state'][]>> = {
  pickup: ['accepted', 'preparing'],
  delivery: ['accepted', 'preparing', 'ready', 'out_for_delivery'],
};

/** `Pronto tra 12 min`, `Arriva alle 19:30`, `Pronto a momenti`; undefined without a countdown. */
export const waitWords = ({ mode, state, promised_at }: WaitedPart, now: Date): string | undefined => {
  if (promised_at === null || !countedStates[mode]?.includes(state)) return undefined;
  const until = new Date(promised_at);
  const wait = waitUntil(until, now);
  const words = mode === 'pickup' ? t.pickup : t.delivery;
  if (wait.kind === 'minutes') return words.minutes(wait.minutes);
  return wait.kind === 'due' ? words.due : words.far(atMoment(until, now));
};

/** `13:30–13:45`, for a promised span; undefined for a promised moment. */
export const promisedWindow = ({ promised_at, promised_until }: WaitedPart): string | undefined =>
  promised_at === null || promised_until === null
    ? undefined
    : `${formatTime(new Date(promised_at))}–${formatTime(new Date(promised_until))}`;

/** Promised time, as a span where one was promised: `13:30–13:45`, `domani alle 13:30–13:45`, `alle 13:30`. */
export const promisedWords = (part: WaitedPart, now: Date): string | undefined => {
  if (part.promised_at === null) return undefined;
  const moment = atMoment(new Date(part.promised_at), now);
  const window = promisedWindow(part);
  if (!window) return moment;
  return moment.startsWith('al') ? window : moment + window.slice(window.indexOf('–'));
};
