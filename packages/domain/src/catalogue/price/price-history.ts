import { type Cents, lesser } from '../../money.ts';
import { addDays, instantOf, wallClock } from '../../time.ts';

/** A time in which everybody could pay a price; where two overlap the lower was paid. Member prices are not part of it. */
export type PricePeriod = {
  readonly price: Cents;
  /** Whether it was announced as a reduction. */
  readonly reduced: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};

/** The price a reduction must be compared with, and since when it was looked for. */
export type PriorPrice = {
  readonly price: Cents;
  /** Later than thirty days before when the product is newer than that, which must then be said. */
  readonly since: Date;
};

const daysBefore = 30;

/**
 * The lowest price of the 30 days before a reduction began (Dir. 98/6/EC art. 6a, Codice del consumo art. 17-bis); when
 * one reduction deepens another without a pause, before the first of them. Null for what was never sold before.
 */
export const lowestPriorPrice = (
  history: readonly PricePeriod[],
  reduction: { readonly price: Cents; readonly startsAt: Date },
): PriorPrice | null => {
  const end = firstReductionStart(history, reduction);
  const start = instantOf(addDays(wallClock(end).date, -daysBefore), 0);
  const applied = history.filter(
    (period) => period.startsAt < end && (period.endsAt === null || period.endsAt > start),
  );
  const first = applied.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
  if (!first) return null;
  return {
    price: applied.map((period) => period.price).reduce(lesser),
    since: new Date(Math.max(first.startsAt.getTime(), start.getTime())),
  };
};

const firstReductionStart = (
  history: readonly PricePeriod[],
  { price, startsAt }: { readonly price: Cents; readonly startsAt: Date },
): Date => {
  const shallower = history.find(
    (period) =>
      period.reduced &&
      period.price >= price &&
      period.startsAt < startsAt &&
      period.endsAt?.getTime() === startsAt.getTime(),
  );
  return shallower ? firstReductionStart(history, shallower) : startsAt;
};
