import type { OrderState } from './states.ts';

/** Minutes for which stock, slot and coupon wait for the payment. */
export const paymentMinutes = 15;

/** Days after the handover in which an order can be reviewed. */
export const reviewDays = 30;
const dayMs = 86_400_000;

/** Until when an order placed now waits for its payment. */
export const payBy = (now: Date): Date => new Date(now.getTime() + paymentMinutes * 60_000);

/** Whether an order can be reviewed: handed over, and not too long ago. */
export const mayReview = (state: OrderState, completedAt: Date | null, now: Date): boolean =>
  state === 'completed' && completedAt !== null && now.getTime() - completedAt.getTime() < reviewDays * dayMs;
