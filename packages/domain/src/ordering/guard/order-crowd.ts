import type { Cents } from '../../money.ts';
import type { Work } from '../../shops/slots.ts';

/** What several orders come to, of which nobody has paid any. */
export type UnpaidWork = Work & { readonly cents: Cents };

/** How much unpaid food may be ordered before more is asked, or before staff have to be called. */
export type CrowdLimits = {
  /** Part of an hour's capacity that phones without a proof may hold. */
  readonly unprovenShare: number;
  /** From one table in ten minutes. */
  readonly tablePieces: number;
  readonly tableCents: number;
};

/** A party of forty orders two pieces each in ten minutes; no table eats twice that. */
export const usualCrowdLimits: CrowdLimits = { unprovenShare: 0.25, tablePieces: 80, tableCents: 80_000 };

/** A dearer dish takes the room of several: food counts by pieces or by these many cents a piece, whichever is more. */
const centsOfPiece = 1_500;

const hourMs = 3_600_000;

/** The hour a slot lies in: four honest orders may want the same quarter, seldom the same hour. */
export const hourOf = (slotAt: Date): number => Math.floor(slotAt.getTime() / hourMs);

/** What a shop hands over in an hour of slots. */
export const hourlyCapacity = ({ pieces, orders }: Work, slotMinutes: number): Work => ({
  pieces: (pieces * 60) / slotMinutes,
  orders: (orders * 60) / slotMinutes,
});

/** Whether phones without a proof hold their share of an hour, so that a new one has to show a code. */
export const asksForProof = (held: UnpaidWork, hour: Work, { unprovenShare }: CrowdLimits): boolean =>
  Math.max(held.pieces, held.cents / centsOfPiece) >= hour.pieces * unprovenShare ||
  held.orders >= Math.max(1, hour.orders * unprovenShare);

/** Whether a table would have ordered more in ten minutes than a table eats. */
export const isTooMuchForTable = (
  lately: UnpaidWork,
  more: Pick<UnpaidWork, 'pieces' | 'cents'>,
  { tablePieces, tableCents }: CrowdLimits,
): boolean => lately.pieces + more.pieces > tablePieces || lately.cents + more.cents > tableCents;
