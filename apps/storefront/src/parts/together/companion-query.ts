import type { Cart } from '@zanga/contract/ordering/carts';
import type { User } from '@zanga/contract/people/profile';

/** Query for suggestions: the cart's products, and the food's gap to the minimum or to free delivery. */
export const companionQuery = ({ items, deliveries }: Pick<Cart, 'items' | 'deliveries'>) => {
  const food = deliveries.find(({ part }) => part === 'food');
  const toFree = food && food.fee !== 0 ? (food.missing_to_free ?? 0) : 0;
  return {
    products: [...new Set(items.map(({ product }) => product.slug))].join(','),
    gap: (food?.missing ?? 0) || toFree,
  };
};

type Tastes = Pick<User, 'dietary_labels' | 'allergens_to_avoid'>;

/** Products to find suggestions for, and the gap in cents. */
export type CompanionsAsked = ReturnType<typeof companionQuery>;

/** The query with the person's diet and allergens excluded. */
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
