import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { Picture } from './picture.ts';

export const CategoryRef = z.object({ id: id('cat'), slug: z.string(), name: z.string() });
export type CategoryRef = z.output<typeof CategoryRef>;

export const Category = z.object({
  id: id('cat'),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  promo: z.boolean(),
  merchandise: z.boolean(),
  position: z.int(),
  images: z.array(Picture),
  parent: z.nullable(CategoryRef),
  /** Products in it and in its subcategories. */
  product_count: z.int(),
  /** Italian words for its next hours; null while it can be ordered from. */
  unavailable_label: z.nullable(z.string()),
});
export type Category = z.output<typeof Category>;

export const CategoryDetail = z.extend(Category, { subcategories: z.array(Category) });
export type CategoryDetail = z.output<typeof CategoryDetail>;

const BySlug = z.object({ category: z.string().check(z.maxLength(100)) });
const Categories = z.object({ data: z.array(Category) });

export const categories = routes({
  'GET /api/merchandise/categories': {
    summary: 'Root categories of merchandise',
    auth: 'public',
    response: Categories,
    cache: 'public',
  },
  'GET /api/categories/:category': {
    summary: 'One category, by id or slug, with its subcategories',
    auth: 'public',
    params: BySlug,
    response: CategoryDetail,
    errors: ['category.not_found'],
    cache: 'public',
  },
  'GET /api/categories/:category/categories': {
    summary: 'Subcategories of a category, by id or slug',
    auth: 'public',
    params: BySlug,
    response: Categories,
    errors: ['category.not_found'],
    cache: 'public',
  },
});
