import type { ProductDetail } from '@zanga/contract/menu/product';
import { pageHead } from '../../shared/head.ts';
import { places } from '../../shared/places.ts';
import { productTexts as t } from './product-texts.ts';

type Headed = Pick<ProductDetail, 'name' | 'description' | 'slug' | 'images' | 'rootCategory'>;

/** What search engines and messages show of a product. */
export const productHead = ({ name, description, slug, images, rootCategory }: Headed, origin: string) =>
  pageHead({
    title: t.pageTitle(name, rootCategory.name),
    description: t.description(name, description),
    origin,
    path: places.product(slug),
    images,
  });
