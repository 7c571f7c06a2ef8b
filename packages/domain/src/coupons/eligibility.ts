import type { Channel } from '../catalogue/vocabulary.ts';
import { onPremises } from '../catalogue/vocabulary.ts';
import type { CategoryId, ProductId, ShopId } from '../ids.ts';
import { add, type Cents, formatEuro, subtract } from '../money.ts';
import type { PartKey } from '../ordering/cart-parts.ts';
import type { LocalDate } from '../time.ts';
import { formatDate } from '../time-format.ts';
import { fromMoment } from '../time-words.ts';
import { isBirthdayTime } from './birthday.ts';
import type { Coupon, CouponRules } from './coupon.ts';

/** A line as a coupon's rules look at it: its price with every other discount taken. */
export interface LineForRules {
  readonly id: string;
  readonly part: PartKey;
  readonly product: ProductId;
  /** Its categories and those above them. */
  readonly categories: readonly CategoryId[];
  readonly total: Cents;
  /** It costs less than its list price already. */
  readonly discounted: boolean;
}

export interface PartForRules {
  readonly channel: Channel;
  /** Merchandise that is shipped comes from no shop. */
  readonly shop: ShopId | null;
  readonly fee: Cents;
}

/** Who wants to use it; a guest has no history. */
export interface CouponCustomer {
  readonly member: boolean;
  readonly hasOrdered: boolean;
  readonly birthdate: LocalDate | null;
  readonly timesUsed: number;
}

export interface CouponFacts {
  readonly lines: readonly LineForRules[];
  readonly parts: Readonly<Partial<Record<PartKey, PartForRules>>>;
  readonly customer: CouponCustomer | null;
  readonly timesUsedInAll: number;
  readonly now: Date;
}

export type Ineligible = { readonly ok: false; readonly text: string };

/** What a coupon may touch, or why it cannot be used, in words to be shown. */
export type Eligibility =
  | { readonly ok: true; readonly lines: ReadonlySet<string>; readonly parts: ReadonlySet<PartKey> }
  | Ineligible;

const no = (text: string): Ineligible => ({ ok: false, text });

/** Whether a coupon may be used on a cart. The reasons come in the order in which a person could do something about them. */
export function couponEligibility(coupon: Coupon, facts: CouponFacts): Eligibility {
  const { rules } = coupon;
  return (
    refusedByTime(rules, facts) ??
    refusedByPerson(rules, facts) ??
    refusedByLimits(rules, facts) ??
    touching(coupon, facts)
  );
}

function refusedByTime({ from, until }: CouponRules, { now }: CouponFacts) {
  if (until !== null && until <= now) return no(`Questo coupon è scaduto il ${formatDate(until)}`);
  if (from > now) return no(`Questo coupon vale ${fromMoment(from, now)}`);
  return undefined;
}

function refusedByPerson(rules: CouponRules, { customer, now }: CouponFacts) {
  const personal = rules.membersOnly || rules.birthday || rules.firstOrder || rules.limitPerCustomer !== null;
  if (!personal) return undefined;
  if (!customer) return no('Accedi per usare questo coupon');
  if (rules.membersOnly && !customer.member) return no('Questo coupon è riservato a chi ha Zanga Prime');
  if (rules.firstOrder && customer.hasOrdered) return no('Questo coupon vale solo per il primo ordine');
  if (!rules.birthday) return undefined;
  if (customer.birthdate === null) return no('Aggiungi la tua data di nascita in “I miei dati” per usarlo');
  return isBirthdayTime(customer.birthdate, now)
    ? undefined
    : no('Questo coupon vale nei giorni del tuo compleanno');
}

function refusedByLimits(rules: CouponRules, { customer, timesUsedInAll }: CouponFacts) {
  if (rules.limit !== null && timesUsedInAll >= rules.limit) return no('Questo coupon è esaurito');
  if (rules.limitPerCustomer === null || !customer || customer.timesUsed < rules.limitPerCustomer)
    return undefined;
  return no(
    rules.limitPerCustomer === 1
      ? 'Hai già usato questo coupon'
      : `Hai già usato questo coupon ${rules.limitPerCustomer} volte`,
  );
}

const channelWords: Readonly<Record<Channel, string>> = {
  delivery: 'con la consegna a domicilio',
  pickup: 'per il ritiro in negozio',
  onshop: 'al tavolo',
  totem: 'dal totem in negozio',
  shipping: 'per i prodotti spediti',
};

const either = new Intl.ListFormat('it-IT', { type: 'disjunction' });

function allowedParts({ shops, channels }: CouponRules, { parts }: CouponFacts) {
  const entries = Object.entries(parts) as [PartKey, PartForRules][]; // its keys are parts
  const here = entries.filter(([, { shop }]) => shops === null || (shop !== null && shops.includes(shop)));
  if (entries.length > 0 && here.length === 0) return no('Questo coupon non vale in questo negozio');
  const fitting = here.filter(([, { channel }]) => channels === null || channels.includes(channel));
  if (here.length > 0 && fitting.length === 0)
    return no(`Questo coupon vale solo ${either.format((channels ?? []).map((name) => channelWords[name]))}`);
  return new Map(fitting);
}

function touching({ reward, rules }: Coupon, facts: CouponFacts): Eligibility {
  const parts = allowedParts(rules, facts);
  if ('ok' in parts) return parts;
  const inParts = facts.lines.filter(({ part }) => parts.has(part));
  const named = inParts.filter((line) => isNamed(line, rules));
  if (named.length === 0) return no('Nel carrello non c’è nessun prodotto a cui vale questo coupon');
  const lines = rules.stackable ? named : named.filter(({ discounted }) => !discounted);
  if (lines.length === 0) return no('Questo coupon non vale sui prodotti già scontati');
  const worth = add(...lines.map(({ total }) => total));
  if (worth < rules.minimum)
    return no(
      `Mancano ${formatEuro(subtract(rules.minimum, worth))} ai ${formatEuro(rules.minimum)} di questo coupon`,
    );
  if (reward.kind === 'free_delivery') return freeDelivery(parts);
  const given = reward.kind === 'free_product' ? freeOnes(lines, reward.products) : lines;
  if (given.length === 0)
    return no('Aggiungi al carrello il prodotto in omaggio e questo coupon te lo regala');
  return { ok: true, lines: new Set(given.map(({ id }) => id)), parts: new Set() };
}

const isNamed = ({ product, categories }: LineForRules, rules: CouponRules) =>
  (rules.products === null && rules.categories === null) ||
  rules.products?.includes(product) === true ||
  categories.some((category) => rules.categories?.includes(category));

const freeOnes = (lines: readonly LineForRules[], products: readonly ProductId[]) =>
  lines.filter(({ product }) => products.includes(product));

function freeDelivery(parts: ReadonlyMap<PartKey, PartForRules>): Eligibility {
  const brought = [...parts].filter(([, { channel }]) => channel === 'delivery' || channel === 'shipping');
  if (brought.length === 0) {
    const here = [...parts.values()].some(({ channel }) => onPremises.some((place) => place === channel));
    return no(
      here ? 'Al tavolo non c’è consegna da pagare' : 'Questo coupon vale con la consegna a domicilio',
    );
  }
  const paying = brought.filter(([, { fee }]) => fee > 0);
  if (paying.length === 0) return no('La consegna è già gratis: tieni il coupon per un’altra volta');
  return { ok: true, lines: new Set(), parts: new Set(paying.map(([part]) => part)) };
}
