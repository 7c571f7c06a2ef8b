import type { Cart, CartIssue, PartKey } from '@zanga/contract/ordering/carts';
import { aboutOf } from './delivery/issue-about.ts';

/** Place of the page that an obstacle belongs to. */
export type CheckoutPlace =
  | `${Exclude<PartKey, 'tickets'>}-${'place' | 'time'}`
  | 'tickets'
  | 'summary'
  | 'coupon'
  | 'payment'
  | 'age'
  | 'agreements';

/** Something that still prevents the order, and where on the page it is mended. */
export type Obstacle = {
  readonly text: string;
  readonly at: { readonly place: CheckoutPlace } | { readonly field: string };
};

const placeOf = (issue: CartIssue): CheckoutPlace => {
  const { code, part } = issue;
  if (code === 'coupon_refused') return 'coupon';
  if (code === 'age_check') return 'age';
  if (code.startsWith('product_') || code === 'options_changed' || part === null) return 'summary';
  return part === 'tickets' ? part : `${part}-${aboutOf(issue)}`;
};

/** Obstacles in the cart itself, in the order of the page. */
export const cartObstacles = ({ issues }: Pick<Cart, 'issues'>): readonly Obstacle[] =>
  issues
    .filter(({ blocking }) => blocking)
    .map((issue) => ({ text: issue.text, at: { place: placeOf(issue) } }));

/** Highest minimum age in the cart; zero without one. */
export const ageAsked = ({ items }: Pick<Cart, 'items'>) =>
  Math.max(0, ...items.map(({ product }) => product.age_limit ?? 0));

/** The age check and the coupon have places of their own; a fallen price was announced already. */
const toldElsewhere: ReadonlySet<CartIssue['code']> = new Set(['age_check', 'coupon_refused', 'price_fell']);

/** Issues of the cart that block no order. */
export const notices = ({ issues }: Pick<Cart, 'issues'>) =>
  issues.filter(({ blocking, code }) => !blocking && !toldElsewhere.has(code));
