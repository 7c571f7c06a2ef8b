import { welcomes } from '@zanga/domain/tables/seat';

export type SeatRow = {
  readonly open_since: Date | null;
  readonly seat: string | null;
  readonly welcomed_at: Date | null;
};

/** The seat of a phone at a table: its own, or a new one by the code. */
export const seatFor = (
  { open_since: openSince, seat, welcomed_at: welcomedAt }: SeatRow,
  has: string | undefined,
  now: Date,
): string | undefined => {
  if (openSince === null || seat === null) return undefined;
  return has === seat || welcomes({ openSince, welcomedAt }, now) ? seat : undefined;
};
