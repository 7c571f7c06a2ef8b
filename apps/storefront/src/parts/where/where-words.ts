import type { ReachableShop } from '@zanga/contract/shops/promises';
import { addDays, wallClock } from '@zanga/domain/time';
import { formatLocalDate, formatTime } from '@zanga/domain/time-format';
import { atMoment, eveningOf } from '@zanga/domain/time-words';
import type { Where } from './where.ts';
import { whereTexts as t } from './where-texts.ts';

/** Texts of a choice in the header. */
export type WhereWords = {
  /** `Consegna`, `Ritiro`. */
  readonly how: string;
  /** `30–40 min`, `pronto 9:50`, `chiuso, apre alle 19:00`; null while unknown. */
  readonly when: string | null;
  /** `Via Etnea 12`, `Catania`. */
  readonly place: string;
  /** Way and place in one line: `Consegna a Via Etnea 12`. */
  readonly oneLine: string;
  /** The whole choice, for screen readers. */
  readonly spoken: string;
};

type Wording = { readonly shown: string; readonly spoken: string };

const same = (words: string): Wording => ({ shown: words, spoken: words });

const minute = 60_000;
/** Longest wait in minutes given as a duration; beyond it the time is given. */
const longestWait = 90;
/** Width in minutes of a duration: "30–40 min". */
const span = 10;

/** `9:50`, without the leading zero. */
const hour = (at: Date) => formatTime(at).replace(/^0/, '');

/** `20:15`, `stanotte 0:30`, `domani 12:30`, `24/11 12:30`. */
export const shortMoment = (at: Date, now: Date): string => {
  const { date } = wallClock(at);
  const today = wallClock(now).date;
  if (date === today) return hour(at);
  if (eveningOf(at) === eveningOf(now)) return t.at('stanotte', hour(at));
  return t.at(date === addDays(today, 1) ? 'domani' : formatLocalDate(date).slice(0, 5), hour(at));
};

/** `le 20:15`, `mezzanotte`, `domani alle 12:30`: a moment without its leading "a". */
export const bareMoment = (at: Date, now: Date): string => atMoment(at, now).replace(/^a (?=m)|^al(?=l)/, '');

const chosenTime = (slot: string, now: Date): Wording => ({
  shown: shortMoment(new Date(slot), now),
  spoken: t.atSpoken(bareMoment(new Date(slot), now)),
});

const brought = (at: Date, now: Date): Wording => {
  const wait = Math.max(5, Math.ceil((at.getTime() - now.getTime()) / minute / 5) * 5);
  if (wait > longestWait) return same(atMoment(at, now));
  return { shown: t.minutes(wait, wait + span), spoken: t.minutesSpoken(wait, wait + span) };
};

const fetched = (at: Date, now: Date): Wording => ({
  shown: t.ready(shortMoment(at, now)),
  spoken: t.readySpoken(shortMoment(at, now)),
});

/** Short reason why the shop serves nothing there now; undefined when it does. */
const obstacle = ({ mode }: Where, found: ReachableShop, now: Date): string | undefined => {
  const opening = found.opening.find(({ service }) => service === mode);
  if (mode === 'delivery' && found.fee === null) return t.noDelivery;
  if (!opening) return t.noPickup;
  if (opening.state === 'open') return undefined;
  if (opening.until === null) return t.closed;
  const moment = atMoment(new Date(opening.until), now);
  return opening.state === 'paused' ? t.paused(moment) : t.opens(moment);
};

const asSoonAsPossible = (where: Where, found: ReachableShop, now: Date): Wording => {
  const why = obstacle(where, found, now);
  if (why !== undefined) return same(why);
  const at = where.mode === 'delivery' ? found.earliest_delivery : found.earliest_pickup;
  if (at === null) return same(t.noTime);
  return where.mode === 'delivery' ? brought(new Date(at), now) : fetched(new Date(at), now);
};

/** Place of a choice in as few words as possible. */
export const placeOf = ({ address, shop }: Pick<Where, 'address' | 'shop'>): string =>
  address?.label ?? shop?.city ?? '';

/** Texts of a choice; `found` is its shop's present promise, where known. */
export const whereWords = (where: Where, found: ReachableShop | undefined, now: Date): WhereWords => {
  const place = placeOf(where);
  const oneLine = t.oneLine[where.mode](place);
  const when =
    where.slot !== 'asap' ? chosenTime(where.slot, now) : found ? asSoonAsPossible(where, found, now) : null;
  const state = [oneLine.charAt(0).toLowerCase() + oneLine.slice(1), when?.spoken].filter(Boolean).join(', ');
  return { how: t.modes[where.mode], when: when?.shown ?? null, place, oneLine, spoken: t.spoken(state) };
};
