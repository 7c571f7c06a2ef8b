import type { ProductDetail } from '@zanga/contract/product';
import { pageHead } from '../../shared/head.ts';
import { productTexts as t } from './product-texts.ts';

/** Path of a product's one true address. */
export const productPath = (slug: string) => `/prodotto/${slug}`;

type Headed = Pick<ProductDetail, 'name' | 'description' | 'slug' | 'images' | 'rootCategory'>;

/** What search engines and messages show of a product. */
export const productHead = ({ name, description, slug, images, rootCategory }: Headed, origin: string) =>
  pageHead({
    title: t.pageTitle(name, rootCategory.name),
    description: t.description(name, description),
    origin,
    path: productPath(slug),
    images,
  });
