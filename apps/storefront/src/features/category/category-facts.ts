import type { CategoryDetail } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';

/** A product by its name alone: its own page, linked by that name, has the details. */
const item = ({ name }: Product) => ({ '@type': 'MenuItem', name });

/** A category as a menu, for search engines. */
export const categoryFacts = (category: CategoryDetail, products: readonly Product[], url: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  name: category.name,
  description: category.description,
  url: url.href,
  inLanguage: 'it',
  hasMenuItem: products.map(item),
});
