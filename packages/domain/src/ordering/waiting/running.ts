import type { Mode } from '../cart-parts.ts';

/** Three hours: how long an order left open is still shown as running after its time. */
const forgottenMilliseconds = 3 * 3_600_000;

/** A wait of up to ninety minutes is told in minutes, a longer one by the clock. */
const countedMinutes = 90;

type Expected = {
  readonly placedAt: Date;
  /** Promised time; null without one. */
  readonly promisedAt: Date | null;
};

/** Whether an order is left open only by mistake: its time was more than three hours ago. */
export const isForgotten = ({ placedAt, promisedAt }: Expected, now: Date): boolean =>
  now.getTime() - (promisedAt ?? placedAt).getTime() > forgottenMilliseconds;

/** Wait until an instant: in minutes up to ninety, `due` once it is there, `far` before. */
export type Wait = { readonly kind: 'minutes'; readonly minutes: number } | { readonly kind: 'due' | 'far' };

/** Begun minutes count: a customer told one minute never waits for two. */
export const waitUntil = (instant: Date, now: Date): Wait => {
  const minutes = Math.ceil((instant.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return { kind: 'due' };
  return minutes <= countedMinutes ? { kind: 'minutes', minutes } : { kind: 'far' };
};

/** Share of the wait from one instant to another that is over, between 0 and 1. */
export const waitedShare = (from: Date, until: Date, now: Date): number => {
  const whole = until.getTime() - from.getTime();
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - from.getTime()) / whole));
};

export type PromisedPart = {
  readonly mode: Mode;
  readonly promisedAt: Date | null;
  /** The chosen time; null is as soon as possible. */
  readonly wantedAt: Date | null;
  readonly slotMinutes: number | null;
};

/**
 * End of the promised stretch. A delivery has one; a pickup as soon as possible is promised for an instant, and so is
 * an order the shop has put off.
 */
export const promisedUntil = ({ mode, promisedAt, wantedAt, slotMinutes }: PromisedPart): Date | null => {
  if (promisedAt === null || slotMinutes === null) return null;
  const isStretch =
    mode === 'delivery' || (mode === 'pickup' && wantedAt?.getTime() === promisedAt.getTime());
  return isStretch ? new Date(promisedAt.getTime() + slotMinutes * 60_000) : null;
};
