import type { Cart, CartIssue } from '@zanga/contract/ordering/carts';

/** Section of the page that an obstacle belongs to. */
export type CheckoutSection = 'food' | 'goods' | 'tickets' | 'summary' | 'coupon' | 'payment' | 'age';

/** Something that still prevents the order, and where on the page it is mended. */
export type Obstacle = {
  readonly text: string;
  readonly at: { readonly place: CheckoutSection } | { readonly field: string };
};

const sectionOf = ({ code, part }: CartIssue): CheckoutSection => {
  if (code === 'coupon_refused') return 'coupon';
  if (code === 'age_check') return 'age';
  return code.startsWith('product_') || code === 'options_changed' || part === null ? 'summary' : part;
};

/** Obstacles in the cart itself, in the order of the page. */
export const cartObstacles = ({ issues }: Pick<Cart, 'issues'>): readonly Obstacle[] =>
  issues
    .filter(({ blocking }) => blocking)
    .map((issue) => ({ text: issue.text, at: { place: sectionOf(issue) } }));

/** The oldest age anything in the cart asks for; zero where nothing does. */
export const ageAsked = ({ items }: Pick<Cart, 'items'>) =>
  Math.max(0, ...items.map(({ product }) => product.age_limit ?? 0));

/** Issues of the cart that prevent nothing. The age check has its own place. */
export const notices = ({ issues }: Pick<Cart, 'issues'>) =>
  issues.filter(({ blocking, code }) => !blocking && code !== 'age_check' && code !== 'coupon_refused');
