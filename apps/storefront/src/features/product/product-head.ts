import type { ProductDetail } from '@zanga/contract/menu/product';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { pageHead } from '../../base/page/page-head.ts';
import type { RouterContext } from '../../router.tsx';
import { productPageTexts as t } from './product-page-texts.ts';

type HeadProduct = Pick<ProductDetail, 'name' | 'description' | 'slug' | 'images' | 'rootCategory'>;

/** Title, description and picture of a product for search engines and messages. */
export const productHead = (
  { name, description, slug, images, rootCategory }: HeadProduct,
  context: RouterContext,
) =>
  pageHead({
    title: t.pageTitle(name, rootCategory.name),
    description: (names) => t.description(names, name, description),
    context,
    path: pagePaths.product(slug),
    images,
  });
