import type { Cents } from '../../money.ts';
import { nextTurn } from '../../next-turn.ts';
import type { MinuteOfDay, Weekday } from '../../time.ts';
import { nextSpan } from '../../timetable.ts';
import { planOf } from '../availability.ts';
import { effectivePrice, type ListedPrice } from '../discount.ts';
import type { Channel, ProductKind } from '../vocabulary.ts';
import type { PricePeriod } from './price-history.ts';

/** Channel and shop of a purchase, as far as known. */
export type PriceContext = {
  readonly channel?: Channel | undefined;
  readonly shop?: string | undefined;
};

/** Hours of a week in which a price holds; no weekday means every day. */
export type PriceHours = {
  readonly weekdays: readonly Weekday[];
  readonly from: MinuteOfDay;
  /** May pass 1440, like a closing time. */
  readonly to: MinuteOfDay;
};

/** A price for a channel, a shop, a time; null means any. */
export type PriceRule = {
  readonly price: Cents;
  readonly channel: Channel | null;
  readonly shop: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** A price with hours only lowers the price; without hours it replaces it. */
  readonly hours: PriceHours | null;
  /** Label for customers; empty without one. */
  readonly name: string;
  /** When staff wrote it: the price cannot have been paid before, even if its begin lies earlier. */
  readonly writtenAt: Date;
};

/** Everything that decides a product's price, membership apart. */
export type ProductPrices = {
  readonly kind: ProductKind;
  readonly base: ListedPrice;
  readonly rules: readonly PriceRule[];
};

/** Price in a context at an instant, with its label. */
export type PriceHere = ListedPrice & {
  readonly note: { readonly name: string; readonly until: Date | null } | null;
};

/** Goods and tickets cost the same everywhere: only food has a channel before it is ordered. */
export const isPricedByPlace = (kind: ProductKind): boolean => kind === 'food' || kind === 'drink';

/**
 * Price of a product in a context. Of the rules without hours the most particular holds: a shop in a channel, a shop,
 * a channel, all; of equals the one that began last. A lower rule with hours replaces it while its hours last.
 * Reduction and Prime price compete with the result: the lowest is paid.
 */
export const priceOf = (
  { kind, base, rules }: ProductPrices,
  context: PriceContext,
  now: Date,
): PriceHere => {
  if (rules.length === 0) return { ...base, note: null };
  const running = rules.filter((one) => isRunning(one, now) && holdsIn(one, kind, context));
  const listed = running.filter(({ hours }) => hours === null).toSorted(byParticularity)[0];
  const list = listed?.price ?? base.list;
  const byHours = running
    .flatMap((one) => timed(one, now))
    .filter(({ price }) => price < list)
    .toSorted(byPrice)[0];
  const here = { list: byHours?.price ?? list, reduction: base.reduction };
  const told = byHours ?? (listed && listed.name !== '' ? { name: listed.name, until: listed.endsAt } : null);
  const note =
    told && effectivePrice(here, now).kind === 'full' ? { name: told.name, until: told.until } : null;
  return { ...here, note };
};

const isRunning = ({ startsAt, endsAt }: PriceRule, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);

const holdsIn = (
  { channel, shop }: Pick<PriceRule, 'channel' | 'shop'>,
  kind: ProductKind,
  context: PriceContext,
): boolean => {
  const known = isPricedByPlace(kind) ? context : {};
  return (channel === null || channel === known.channel) && (shop === null || shop === known.shop);
};

const particularity = ({ channel, shop }: PriceRule): number =>
  (shop === null ? 0 : 2) + (channel === null ? 0 : 1);

/** Independent of their order: of equally particular rules with one begin, the lower price wins. */
const byParticularity = (a: PriceRule, b: PriceRule): number =>
  particularity(b) - particularity(a) ||
  b.startsAt.getTime() - a.startsAt.getTime() ||
  a.price - b.price ||
  compareText(a.name, b.name);

type Timed = { readonly price: Cents; readonly name: string; readonly until: Date | null };

/** A rule with hours while they last, with their end; empty outside them. */
const timed = ({ price, hours, endsAt, name }: PriceRule, now: Date): readonly Timed[] => {
  if (hours === null) return [];
  const span = nextSpan(planOf([{ ...hours, firstDate: null, lastDate: null }]), now);
  if (span === null || span.startsAt > now) return [];
  return [{ price, name, until: earlier(span.endsAt, endsAt) }];
};

const earlier = (a: Date | null, b: Date | null): Date | null => {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
};

const byPrice = (a: Timed, b: Timed): number =>
  a.price - b.price || endOf(b) - endOf(a) || compareText(a.name, b.name);

const endOf = ({ until }: Timed): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** When the clock alone may next change a product's price or label; null if it never does. */
export const nextPriceTurn = (rules: readonly PriceRule[], now: Date): Date | null => {
  const turns = rules.flatMap(({ startsAt, endsAt, hours }) => [
    startsAt,
    ...(endsAt === null ? [] : [endsAt]),
    ...(hours !== null && (endsAt === null || now < endsAt) ? [nextTurn([hours], now)] : []),
  ]);
  const coming = turns.filter((turn) => turn > now).map((turn) => turn.getTime());
  return coming.length === 0 ? null : new Date(Math.min(...coming));
};

/**
 * Periods, past ones included, in which a customer there could pay by these rules. A rule with hours counts for all
 * its days, so that a reduction is never announced against a price higher than was asked.
 */
export const rulePeriods = (
  { kind, rules }: Pick<ProductPrices, 'kind' | 'rules'>,
  context: PriceContext,
): readonly PricePeriod[] =>
  rules
    .filter((one) => holdsIn(one, kind, context))
    .map(({ price, startsAt, endsAt, writtenAt }) => ({
      price,
      reduced: false,
      startsAt: new Date(Math.max(startsAt.getTime(), writtenAt.getTime())),
      endsAt,
    }));
