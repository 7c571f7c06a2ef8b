import { wallClock } from '../time.ts';

/** A month of the calendar; for a card, the last month it is valid. */
export type CardMonth = { readonly month: number; readonly year: number };

export type CardState = 'good' | 'expiring' | 'expired' | 'unknown';

/** A card that expires within 45 days is announced: it will miss the charge after the next. */
const soonMs = 45 * 86_400_000;

const monthOf = (at: Date): CardMonth => {
  const [year = 0, month = 0] = wallClock(at).date.split('-').map(Number);
  return { year, month };
};

/** The first month with cards that do not expire soon: all earlier ones do. */
export const monthBeyondSoon = (now: Date): CardMonth => monthOf(new Date(now.getTime() + soonMs));

const isBefore = (a: CardMonth, b: CardMonth): boolean => a.year * 12 + a.month < b.year * 12 + b.month;

/** State of a card; it is valid until its month is over. */
export const cardState = (expiry: CardMonth | null, now: Date): CardState => {
  if (expiry === null) return 'unknown';
  if (isBefore(expiry, monthOf(now))) return 'expired';
  return isBefore(expiry, monthBeyondSoon(now)) ? 'expiring' : 'good';
};
