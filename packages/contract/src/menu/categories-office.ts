import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { Window } from './menu-office.ts';
import { KnownPicture } from './picture.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Line = z.string().check(z.trim(), z.maxLength(120));

/** Editable fields of a category (`CategoryForm` of the domain). */
export const CategoryForm = z.object({
  name: Line,
  description: z.string().check(z.trim(), z.maxLength(2000)),
  /** Unit of its products, unless they have their own: `al pezzo`. */
  unit_of_measure: z.nullable(z.string().check(z.trim(), z.maxLength(40))),
  published: z.boolean(),
  /** Hours of its products and of its subcategories; empty is always. */
  windows: z.array(Window).check(z.maxLength(20)),
  /** Whether it is listed apart, as a promotion. */
  promo: z.boolean(),
  /** Whether it belongs to the brand's merchandise. */
  merchandise: z.boolean(),
  /** Its first products in order; the others follow in their present order. */
  products: z.array(id('prd', Key)).check(z.maxLength(300)),
  /** Ids of its pictures. */
  pictures: z.array(id('img', Key)).check(z.maxLength(12)),
});
export type CategoryForm = z.output<typeof CategoryForm>;

/** A category in the tree, drafts too. */
export const TreeCategory = z.object({
  id: id('cat'),
  name: z.string(),
  parent: z.nullable(id('cat')),
  published: z.boolean(),
  /** Products directly in it, drafts too. */
  products: z.int(),
  /** Visible products in it and below it; without any, customers do not see it. */
  seen: z.int(),
});
export type TreeCategory = z.output<typeof TreeCategory>;

const Tree = z.object({
  /** Subcategories follow their parent, in the order of the menu. */
  data: z.array(TreeCategory),
});

/** A category with all its editable fields. */
export const EditedCategory = z.object({
  id: id('cat'),
  slug: z.string(),
  parent: z.nullable(z.object({ id: id('cat'), name: z.string() })),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(CategoryForm),
  /** The products named in the form. */
  products: z.array(z.object({ id: id('prd'), name: z.string(), published: z.boolean() })),
  products_total: z.int(),
  /** The pictures named in the form. */
  pictures: z.array(KnownPicture),
  seen: z.int(),
});
export type EditedCategory = z.output<typeof EditedCategory>;

const one = { params: z.object({ category: id('cat', Key) }) };

/** Categories for staff: two levels, in the customers' order. */
export const categoriesOffice = routes({
  'GET /api/backoffice/menu/tree': {
    summary: 'All categories as a tree, drafts too',
    auth: 'menu.read',
    response: Tree,
  },
  'POST /api/backoffice/menu/categories': {
    summary: 'Create a category at the end of its level; customers see it once it is published',
    auth: 'menu.edit',
    audit: 'category.add',
    status: 201,
    body: z.object({ name: Line, parent: z.nullable(id('cat', Key)) }),
    response: EditedCategory,
    errors: ['menu.of_all_shops', 'category.not_found', 'category.too_deep', 'invalid'],
  },
  'GET /api/backoffice/menu/categories/:category': {
    summary: 'An editable category',
    auth: 'menu.read',
    ...one,
    response: EditedCategory,
    errors: ['category.not_found'],
  },
  'PUT /api/backoffice/menu/categories/:category': {
    summary: 'Save a category; refused if a colleague has saved meanwhile',
    auth: 'menu.edit',
    audit: 'category.edit',
    ...one,
    body: z.object({ version: Key, form: CategoryForm }),
    response: EditedCategory,
    errors: ['menu.of_all_shops', 'category.not_found', 'category.changed', 'invalid'],
  },
  'PUT /api/backoffice/menu/categories/:category/place': {
    summary: 'Move a category with its subcategories: new parent, and position',
    auth: 'menu.edit',
    audit: 'category.move',
    ...one,
    body: z.object({
      /** Null for the first level. */
      parent: z.nullable(id('cat', Key)),
      /** Category to stand behind; null for the first place. */
      after: z.nullable(id('cat', Key)),
    }),
    response: Tree,
    errors: [
      'menu.of_all_shops',
      'category.not_found',
      'category.in_itself',
      'category.too_deep',
      'category.moved',
    ],
  },
});
