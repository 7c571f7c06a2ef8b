import { type Cents, lesser } from '../../money.ts';
import { addDays, instantOf, wallClock } from '../../time.ts';

/** A period in which everybody could pay a price; where two overlap, the lower was paid. Member prices do not count. */
export type PricePeriod = {
  readonly price: Cents;
  /** Whether it was announced as a reduction. */
  readonly reduced: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};

/** The price to compare a reduction with, and the begin of the period searched for it. */
export type PriorPrice = {
  readonly price: Cents;
  /** Later than thirty days ago for a newer product; the law then wants the date told. */
  readonly since: Date;
};

const daysBefore = 30;

/**
 * The lowest price of the 30 days before a reduction (Dir. 98/6/EC art. 6a, Codice del consumo art. 17-bis). If
 * reductions follow each other without a pause, the 30 days before the first. Null for a product never sold before.
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
