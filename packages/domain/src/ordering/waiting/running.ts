import type { Mode } from '../cart-parts.ts';

/** How long after its time an order that nobody has closed is still shown as running. */
const forgottenMilliseconds = 3 * 3_600_000;

/** As far ahead as a wait is told in minutes; what is further off is told by the clock. */
const countedMinutes = 90;

type Expected = {
  readonly placedAt: Date;
  /** When it was promised for; null where nobody has said. */
  readonly promisedAt: Date | null;
};

/** Whether an order stands open only because nobody has closed it: its time has been over for three hours. */
export const isForgotten = ({ placedAt, promisedAt }: Expected, now: Date): boolean =>
  now.getTime() - (promisedAt ?? placedAt).getTime() > forgottenMilliseconds;

/** How long it is to an instant: in minutes while they are few, `due` once it is there, `far` before. */
export type Wait = { readonly kind: 'minutes'; readonly minutes: number } | { readonly kind: 'due' | 'far' };

/** What is begun of a minute is counted: who is told one minute never waits for two. */
export const waitUntil = (instant: Date, now: Date): Wait => {
  const minutes = Math.ceil((instant.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return { kind: 'due' };
  return minutes <= countedMinutes ? { kind: 'minutes', minutes } : { kind: 'far' };
};

/** How much of the wait from one instant to another is over, between 0 and 1. */
export const waitedShare = (from: Date, until: Date, now: Date): number => {
  const whole = until.getTime() - from.getTime();
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - from.getTime()) / whole));
};

export type PromisedPart = {
  readonly mode: Mode;
  readonly promisedAt: Date | null;
  /** The time that was asked for; null is as soon as possible. */
  readonly wantedAt: Date | null;
  readonly slotMinutes: number | null;
};

/**
 * The end of the stretch that was promised. What is brought comes within one; what is fetched as soon as it is ready is
 * promised for an instant, and so is what the shop has put off.
 */
export const promisedUntil = ({ mode, promisedAt, wantedAt, slotMinutes }: PromisedPart): Date | null => {
  if (promisedAt === null || slotMinutes === null) return null;
  const isStretch =
    mode === 'delivery' || (mode === 'pickup' && wantedAt?.getTime() === promisedAt.getTime());
  return isStretch ? new Date(promisedAt.getTime() + slotMinutes * 60_000) : null;
};
