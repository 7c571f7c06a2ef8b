import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { waitUntil } from '@zanga/domain/ordering/waiting/running';
import { formatTime } from '@zanga/domain/time-format';
import { atMoment } from '@zanga/domain/time-words';
import { waitTexts as t } from './progress-texts.ts';

/** What is needed of a part of an order to say how long one still waits for it. */
export type Waited = Pick<OrderDelivery, 'mode' | 'state' | 'promised_at' | 'promised_until'>;

/** Only what the shop has promised is counted: before it accepts, and once it is there, nothing is. */
const countedStates: Partial<Record<OrderDelivery['mode'], readonly OrderDelivery['state'][]>> = {
  pickup: ['accepted', 'preparing'],
  delivery: ['accepted', 'preparing', 'ready', 'out_for_delivery'],
};

/** `Pronto tra 12 min`, `Arriva alle 19:30`, `Pronto a momenti`; nothing where nothing is counted. */
export const waitWords = ({ mode, state, promised_at }: Waited, now: Date): string | undefined => {
  if (promised_at === null || !countedStates[mode]?.includes(state)) return undefined;
  const until = new Date(promised_at);
  const wait = waitUntil(until, now);
  const words = mode === 'pickup' ? t.pickup : t.delivery;
  if (wait.kind === 'minutes') return words.minutes(wait.minutes);
  return wait.kind === 'due' ? words.due : words.far(atMoment(until, now));
};

/** `13:30–13:45`, where a stretch was promised and not an instant. */
export const promisedWindow = ({ promised_at, promised_until }: Waited): string | undefined =>
  promised_at === null || promised_until === null
    ? undefined
    : `${formatTime(new Date(promised_at))}–${formatTime(new Date(promised_until))}`;

/** When something is promised for, as a stretch where one was: `13:30–13:45`, `domani alle 13:30–13:45`, `alle 13:30`. */
export const promisedWords = (part: Waited, now: Date): string | undefined => {
  if (part.promised_at === null) return undefined;
  const moment = atMoment(new Date(part.promised_at), now);
  const window = promisedWindow(part);
  if (!window) return moment;
  return moment.startsWith('al') ? window : moment + window.slice(window.indexOf('–'));
};
