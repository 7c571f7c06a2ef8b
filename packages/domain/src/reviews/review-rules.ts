import { mayReview, reviewDays } from '../ordering/order-rules.ts';
import type { OrderState } from '../ordering/states.ts';

export const reviewStates = ['waiting', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The only grounds for refusing a review; a low vote is none of them. */
export const reviewRefusals = {
  offensive: 'contiene offese o parole volgari',
  personal_data: 'contiene dati personali, tuoi o di altri',
  off_topic: 'non parla di quello che hai ordinato',
  advertising: 'contiene pubblicità o link',
} as const;
export type ReviewRefusal = keyof typeof reviewRefusals;

const dayMs = 86_400_000;

/** The last moment to review an order after its handover. */
export const reviewUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + reviewDays * dayMs);

/** Why an order cannot be reviewed now; undefined if it can. */
export const whyNotReview = (
  { state, completedAt }: { readonly state: OrderState; readonly completedAt: Date | null },
  now: Date,
): 'review.not_completed' | 'review.too_late' | undefined => {
  if (mayReview(state, completedAt, now)) return undefined;
  return state === 'completed' && completedAt ? 'review.too_late' : 'review.not_completed';
};

/** Public signature of a review: first name and initial, enough to be a person, too little to be found. */
export const signature = (firstname: string, lastname: string): string => {
  const [initial] = lastname.trim();
  return [firstname.trim(), initial && `${initial.toLocaleUpperCase('it')}.`].filter(Boolean).join(' ');
};

/** Number of reviews with one star, two, and so on to five. */
export type StarCounts = readonly [number, number, number, number, number];

export type Rating = {
  /** To one decimal; null without votes. */
  readonly average: number | null;
  readonly count: number;
};

/** Average of many votes, all of equal weight. */
export const ratingOf = (counts: StarCounts): Rating => {
  const count = counts.reduce((sum, some) => sum + some, 0);
  if (count === 0) return { average: null, count };
  const total = counts.reduce((sum, some, at) => sum + some * (at + 1), 0);
  return { average: Math.round((total * 10) / count) / 10, count };
};
