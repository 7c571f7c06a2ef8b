import type { OrderState } from './states.ts';

/** How long stock, slot and coupon wait for the payment. */
export const paymentMinutes = 15;

/** How long what was had can be judged. */
export const reviewDays = 30;
const dayMs = 86_400_000;

/** Until when an order of now waits for its payment. */
export function payBy(now: Date): Date {
  return new Date(now.getTime() + paymentMinutes * 60_000);
}

/** Only what was had can be judged, and not for ever. */
export function mayReview(state: OrderState, completedAt: Date | null, now: Date): boolean {
  return (
    state === 'completed' &&
    completedAt !== null &&
    now.getTime() - completedAt.getTime() < reviewDays * dayMs
  );
}
