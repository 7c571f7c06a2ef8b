import { wallClock } from '../time.ts';

/** A month of the calendar; of a card, the last in which it is good. */
export type CardMonth = { readonly month: number; readonly year: number };

export type CardState = 'good' | 'expiring' | 'expired' | 'unknown';

/** A card that ends so soon is one to write about: it is not there for the charge after the next one. */
const soonMs = 45 * 86_400_000;

const monthOf = (at: Date): CardMonth => {
  const [year = 0, month = 0] = wallClock(at).date.split('-').map(Number);
  return { year, month };
};

/** The first month whose cards are not over soon: those of any before it are. */
export const monthBeyondSoon = (now: Date): CardMonth => monthOf(new Date(now.getTime() + soonMs));

const isBefore = (a: CardMonth, b: CardMonth): boolean => a.year * 12 + a.month < b.year * 12 + b.month;

/** How a card stands; it is good until its month is over. */
export const cardState = (expiry: CardMonth | null, now: Date): CardState => {
  if (expiry === null) return 'unknown';
  if (isBefore(expiry, monthOf(now))) return 'expired';
  return isBefore(expiry, monthBeyondSoon(now)) ? 'expiring' : 'good';
};
