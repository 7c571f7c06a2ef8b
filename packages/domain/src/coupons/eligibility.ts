import type { Channel } from '../catalogue/vocabulary.ts';
import { onPremises } from '../catalogue/vocabulary.ts';
import type { CategoryId, ProductId, ShopId } from '../ids.ts';
import { add, type Cents, formatEuro, subtract } from '../money.ts';
import type { PartKey } from '../ordering/cart-parts.ts';
import { inWords } from './channel-words.ts';
import type { Coupon, CouponRules } from './coupon.ts';
import { couponStanding, type FactsOfPerson } from './standing.ts';

/** A line, for the rules of a coupon. */
export type LineForRules = {
  readonly id: string;
  readonly part: PartKey;
  readonly product: ProductId;
  /** The categories of the product, and their parents. */
  readonly categories: readonly CategoryId[];
  /** At the price for everybody, by which minimums are measured: a member must not miss one for paying less. */
  readonly worth: Cents;
  /** Whether it is reduced for everybody already; a member price is no such reduction. */
  readonly discounted: boolean;
};

export type PartForRules = {
  /** Tickets have no channel: a coupon for certain channels never applies to them. */
  readonly channel: Channel | 'entry';
  /** The shop; null for merchandise that is shipped. */
  readonly shop: ShopId | null;
  /** The fee still to be paid; null until the destination is known. */
  readonly fee: Cents | null;
};

export type CouponFacts = FactsOfPerson & {
  readonly lines: readonly LineForRules[];
  readonly parts: Readonly<Partial<Record<PartKey, PartForRules>>>;
};

export type Ineligible = { readonly ok: false; readonly text: string };

/** Lines and parts a coupon applies to, or the reason why it does not, in words for the customer. */
export type Eligibility =
  | { readonly ok: true; readonly lines: ReadonlySet<string>; readonly parts: ReadonlySet<PartKey> }
  | Ineligible;

const no = (text: string): Ineligible => ({ ok: false, text });

/** Whether a coupon may be used on a cart. Reasons come in the order in which a person could act on them. */
export const couponEligibility = (coupon: Coupon, facts: CouponFacts): Eligibility => {
  const standing = couponStanding(coupon, facts);
  return standing.state === 'ready' ? touching(coupon, facts) : no(standing.text);
};

const allowedParts = ({ shops, channels }: CouponRules, { parts }: CouponFacts) => {
  const entries = Object.entries(parts) as [PartKey, PartForRules][]; // its keys are parts
  const here = entries.filter(([, { shop }]) => shops === null || (shop !== null && shops.includes(shop)));
  if (entries.length > 0 && here.length === 0) return no('Questo coupon non vale in questo negozio');
  const fitting = here.filter(
    ([, { channel }]) => channels === null || channels.some((one) => one === channel),
  );
  if (here.length > 0 && fitting.length === 0)
    return no(`Questo coupon vale solo ${inWords(channels ?? [])}`);
  return new Map(fitting);
};

const touching = ({ reward, rules }: Coupon, facts: CouponFacts): Eligibility => {
  const parts = allowedParts(rules, facts);
  if ('ok' in parts) return parts;
  const inParts = facts.lines.filter(({ part }) => parts.has(part));
  const named = inParts.filter((line) => isNamed(line, rules));
  if (named.length === 0) return no('Nel carrello non c’è nessun prodotto a cui vale questo coupon');
  const lines = rules.stackable ? named : named.filter(({ discounted }) => !discounted);
  if (lines.length === 0) return no('Questo coupon non vale sui prodotti già scontati');
  const worth = add(...lines.map((line) => line.worth));
  if (worth < rules.minimum)
    return no(
      `Mancano ${formatEuro(subtract(rules.minimum, worth))} ai ${formatEuro(rules.minimum)} di questo coupon`,
    );
  if (reward.kind === 'free_delivery') return freeDelivery(parts);
  const given = reward.kind === 'free_product' ? freeOnes(lines, reward.products) : lines;
  if (given.length === 0)
    return no('Aggiungi al carrello il prodotto in omaggio e questo coupon te lo regala');
  return { ok: true, lines: new Set(given.map(({ id }) => id)), parts: new Set() };
};

const isNamed = ({ product, categories }: LineForRules, rules: CouponRules) =>
  (rules.products === null && rules.categories === null) ||
  rules.products?.includes(product) === true ||
  categories.some((category) => rules.categories?.includes(category));

const freeOnes = (lines: readonly LineForRules[], products: readonly ProductId[]) =>
  lines.filter(({ product }) => products.includes(product));

const freeDelivery = (parts: ReadonlyMap<PartKey, PartForRules>): Eligibility => {
  const brought = [...parts].filter(([, { channel }]) => channel === 'delivery' || channel === 'shipping');
  if (brought.length === 0) {
    const here = [...parts.values()].some(({ channel }) => onPremises.some((place) => place === channel));
    return no(
      here ? 'Al tavolo non c’è consegna da pagare' : 'Questo coupon vale con la consegna a domicilio',
    );
  }
  if (brought.every(([, { fee }]) => fee === null))
    return no('Scegli prima dove consegnare: il coupon vale sul costo della consegna');
  const paying = brought.filter(([, { fee }]) => fee !== null && fee > 0);
  if (paying.length === 0) return no('La consegna è già gratis: tieni il coupon per un’altra volta');
  return { ok: true, lines: new Set(), parts: new Set(paying.map(([part]) => part)) };
};
