import type { CategoryDetail } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';
import { pagePaths } from '../../base/navigation/page-paths.ts';

/** What more there is to say of a product, its own page says: a list names its dishes and where they are. */
const item = ({ name, slug }: Product, origin: string) => ({
  '@type': 'MenuItem',
  name,
  url: origin + pagePaths.product(slug),
});

/** A category as a menu, for search engines. */
export const categoryFacts = (category: CategoryDetail, products: readonly Product[], url: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  name: category.name,
  description: category.description,
  url: url.href,
  inLanguage: 'it',
  hasMenuItem: products.map((product) => item(product, url.origin)),
});
