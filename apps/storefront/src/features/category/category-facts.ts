import type { CategoryDetail } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';
import { pagePaths } from '../../base/navigation/page-paths.ts';

const item = (product: Product, origin: string) => ({
  '@type': 'MenuItem',
  name: product.name,
  description: product.description,
  url: origin + pagePaths.product(product.slug),
  offers: { '@type': 'Offer', price: (product.price / 100).toFixed(2), priceCurrency: 'EUR' },
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
