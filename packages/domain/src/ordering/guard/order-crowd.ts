import type { Cents } from '../../money.ts';
import type { Work } from '../../shops/slots.ts';

/** Sum of several unpaid orders. */
export type UnpaidWork = Work & { readonly cents: Cents };

/** Limits of unpaid food, above which a proof is required or staff must be called. */
export type CrowdLimits = {
  /** Share of an hour's capacity for phones without a proof. */
  readonly unprovenShare: number;
  /** Limit of one table in ten minutes. */
  readonly tablePieces: number;
  readonly tableCents: number;
};

/** A table of forty orders two pieces each in ten minutes; twice that is too much for any table. */
export const usualCrowdLimits: CrowdLimits = { unprovenShare: 0.25, tablePieces: 80, tableCents: 80_000 };

/** An expensive dish counts as several pieces, one for each 15 euro. */
const centsOfPiece = 1_500;

const hourMs = 3_600_000;

/** Hour of a slot: four honest orders may share a quarter of an hour, seldom the hour. */
export const hourOf = (slotAt: Date): number => Math.floor(slotAt.getTime() / hourMs);

/** Capacity of a shop in an hour of slots. */
export const hourlyCapacity = ({ pieces, orders }: Work, slotMinutes: number): Work => ({
  pieces: (pieces * 60) / slotMinutes,
  orders: (orders * 60) / slotMinutes,
});

/** Whether phones without a proof have used up their share of an hour, so that a new one has to confirm a code. */
export const asksForProof = (held: UnpaidWork, hour: Work, { unprovenShare }: CrowdLimits): boolean =>
  Math.max(held.pieces, held.cents / centsOfPiece) >= hour.pieces * unprovenShare ||
  held.orders >= Math.max(1, hour.orders * unprovenShare);

/** Whether a table has ordered more in ten minutes than its guests can eat. */
export const isTooMuchForTable = (
  lately: UnpaidWork,
  more: Pick<UnpaidWork, 'pieces' | 'cents'>,
  { tablePieces, tableCents }: CrowdLimits,
): boolean => lately.pieces + more.pieces > tablePieces || lately.cents + more.cents > tableCents;
