import { asId } from '../../ids.ts';
import type { Cents } from '../../money.ts';
import type { DescribedForm } from '../../staff/editing/described.ts';
import type { Coupon, Reward } from '../coupon.ts';
import type { Occasion } from '../occasions.ts';
import type { couponFields } from './coupon-fields.ts';

/** Values of the fields that have a shape of their own. An empty list sets no condition: every shop, category, product. */
type OwnValues = {
  /** Code that customers type; null for a coupon that only comes into wallets. */
  readonly code: string | null;
  readonly reward:
    | { readonly kind: 'percentage'; readonly rate: number; readonly most: Cents | null }
    | { readonly kind: 'amount'; readonly amount: Cents }
    | { readonly kind: 'free_product'; readonly products: readonly string[] }
    | { readonly kind: 'free_delivery' };
  readonly shops: readonly string[];
  readonly categories: readonly string[];
  readonly products: readonly string[];
  /** Occasion on which it is given by itself, and for how many days. */
  readonly given: { readonly on: Occasion; readonly days: number } | null;
};

/** Form of a coupon: a value for each field of `couponFields`. */
export type CouponForm = DescribedForm<typeof couponFields, OwnValues>;

export type CouponField = keyof CouponForm;
export type CouponProblem = { readonly field: CouponField; readonly text: string };

/** A coupon already used, or held in a wallet or as a drawn code: its promised fields stay. */
export type Handed = { readonly form: CouponForm; readonly uses: number; readonly held: number };

/** Fields promised with a coupon. All others may change while it runs. */
const promised = [
  'reward',
  'from',
  'minimum',
  'shops',
  'channels',
  'categories',
  'products',
  'first_order',
  'members_only',
  'birthday',
  'limit_per_customer',
  'stackable',
] as const satisfies readonly CouponField[];

/** Whether a field stays once a customer has the coupon. */
export const isPromised = (field: CouponField): boolean => promised.some((one) => one === field);

const rewardProblem = ({ reward }: CouponForm): string | undefined => {
  switch (reward.kind) {
    case 'percentage':
      return reward.rate >= 1 && reward.rate <= 10_000 ? undefined : 'Da un centesimo a cento per cento';
    case 'amount':
      return reward.amount > 0 ? undefined : 'Scrivi quanto toglie';
    case 'free_product':
      return reward.products.length > 0 ? undefined : 'Scegli almeno un prodotto';
    case 'free_delivery':
      return undefined;
  }
};

function* ownProblems(form: CouponForm): Generator<CouponProblem> {
  if (form.title.trim() === '') yield { field: 'title', text: 'Scrivi un titolo' };
  if (form.code !== null && !/^[A-Z0-9]{4,24}$/.test(form.code))
    yield { field: 'code', text: 'Da 4 a 24 lettere e cifre, senza spazi' };
  const reward = rewardProblem(form);
  if (reward !== undefined) yield { field: 'reward', text: reward };
  if (form.until !== null && form.until <= form.from)
    yield { field: 'until', text: 'La fine viene prima dell’inizio' };
  if (form.first_order && form.limit_per_customer !== 1)
    yield { field: 'limit_per_customer', text: 'Il primo ordine è uno solo: una volta per cliente' };
}

const earlier = (a: string | null, b: string | null): boolean => a !== null && (b === null || a < b);

function* handedProblems(form: CouponForm, { form: before, uses, held }: Handed): Generator<CouponProblem> {
  if (form.limit !== null && form.limit < uses)
    yield { field: 'limit', text: `È già stato usato ${uses} volte: non meno di così` };
  if (uses + held === 0) return;
  for (const field of promised)
    if (JSON.stringify(form[field]) !== JSON.stringify(before[field]))
      yield { field, text: 'Qualcuno ce l’ha già: questo resta com’è. Duplica il coupon per cambiarlo' };
  if (held > 0 && earlier(form.until, before.until))
    yield {
      field: 'until',
      text: 'Qualcuno ce l’ha ancora da usare: si può solo allungare. Per fermarlo, sospendilo',
    };
}

/** Problems that prevent saving a coupon, by its fields. */
export const couponProblems = (form: CouponForm, handed: Handed | undefined): readonly CouponProblem[] => [
  ...ownProblems(form),
  ...(handed ? handedProblems(form, handed) : []),
];

/** Whether the office asks again before saving: half or more of everything, or more than the least spending. */
export const isUnusualReward = ({ reward, minimum }: CouponForm): boolean => {
  if (reward.kind === 'percentage') return reward.rate >= 5_000 && reward.most === null;
  return reward.kind === 'amount' && reward.amount > minimum;
};

/** The shops, categories and products in a form. */
export const idsIn = (form: CouponForm): readonly string[] => [
  ...form.shops,
  ...form.categories,
  ...form.products,
  ...(form.reward.kind === 'free_product' ? form.reward.products : []),
];

const rewardOf = ({ reward }: CouponForm): Reward =>
  reward.kind === 'free_product'
    ? { kind: 'free_product', products: reward.products.map((id) => asId('prd', id)) }
    : reward;

const orNull = <T>(some: readonly T[]): readonly T[] | null => (some.length > 0 ? some : null);

/** The coupon of a form, to tell it in words before it is saved. */
export const couponOf = (form: CouponForm): Omit<Coupon, 'id'> => ({
  title: form.title,
  reward: rewardOf(form),
  rules: {
    from: new Date(form.from),
    until: form.until === null ? null : new Date(form.until),
    minimum: form.minimum,
    shops: orNull(form.shops.map((id) => asId('shp', id))),
    channels: orNull(form.channels),
    categories: orNull(form.categories.map((id) => asId('cat', id))),
    products: orNull(form.products.map((id) => asId('prd', id))),
    firstOrder: form.first_order,
    membersOnly: form.members_only,
    birthday: form.birthday,
    limit: form.limit,
    limitPerCustomer: form.limit_per_customer,
    stackable: form.stackable,
    suspended: false,
  },
});
