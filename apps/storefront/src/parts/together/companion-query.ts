import type { Cart } from '@zanga/contract/ordering/carts';
import type { User } from '@zanga/contract/people/profile';

/** What to ask for beside a cart: what lies in it, and what its food still lacks to the minimum or to free delivery. */
export const companionQuery = ({ items, deliveries }: Pick<Cart, 'items' | 'deliveries'>) => {
  const food = deliveries.find(({ part }) => part === 'food');
  const toFree = food && food.fee !== 0 ? (food.missing_to_free ?? 0) : 0;
  return {
    products: [...new Set(items.map(({ product }) => product.slug))].join(','),
    gap: (food?.missing ?? 0) || toFree,
  };
};

type Tastes = Pick<User, 'dietary_labels' | 'allergens_to_avoid'>;

/** What to ask for: beside which products, and what is lacking in cents. */
export type CompanionsAsked = ReturnType<typeof companionQuery>;

/** The same, leaving out what somebody avoids. */
export const avoiding = (
  query: CompanionsAsked,
  { dietary_labels: labels, allergens_to_avoid: without }: Tastes = {
    dietary_labels: [],
    allergens_to_avoid: [],
  },
) => ({
  ...query,
  ...(labels.length > 0 && { labels: labels.join(',') }),
  ...(without.length > 0 && { without: without.join(',') }),
});
