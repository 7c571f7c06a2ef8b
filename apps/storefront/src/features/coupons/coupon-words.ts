import type { Coupon } from '@zanga/contract/ordering/coupons';
import { daysBetween, wallClock, weekdayOf } from '@zanga/domain/time';
import { formatDate, weekdayNames } from '@zanga/domain/time-format';
import { untilMoment } from '@zanga/domain/time-words';
import { couponsTexts as t } from './coupons-texts.ts';

/** An end nearer than this is named by its weekday, or by its hour. */
const soonMs = 6 * 86_400_000;

const lastDayWords = (last: Date, now: Date): string => {
  const { date } = wallClock(last);
  const days = daysBetween(wallClock(now).date, date);
  if (days === 0) return t.today;
  return t.untilDay(days === 1 ? t.tomorrow : weekdayNames[weekdayOf(date)]);
};

/** Until when it holds: `Fino al 31/12/2026`; when that is soon, `Fino a domenica` or `Fino a domenica alle 18:00`. */
export const untilWords = (validUntil: string | null, now: Date): string => {
  if (validUntil === null) return t.noEnd;
  const until = new Date(validUntil);
  // The end is an instant that no longer counts: at midnight its last day is the one before.
  const last = new Date(until.getTime() - 1);
  if (until.getTime() - now.getTime() >= soonMs) return t.untilDate(formatDate(last));
  if (wallClock(until).minute === 0) return lastDayWords(last, now);
  const words = untilMoment(until, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Tone = 'basil' | 'lemon' | 'neutral';

const tones: Readonly<Record<Coupon['state'], Tone>> = {
  ready: 'basil',
  later: 'lemon',
  not_for_you: 'neutral',
  reserved: 'lemon',
  used: 'neutral',
  ended: 'neutral',
};

/** Look of a coupon's state. */
export const stateMark = ({
  state,
  shared_until,
}: Pick<Coupon, 'state' | 'shared_until'>): { tone: Tone; text: string } =>
  state === 'ready' && shared_until !== null
    ? { tone: 'lemon', text: t.linkSent }
    : { tone: tones[state], text: t.states[state] };
