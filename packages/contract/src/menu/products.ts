import { allergens, dietaryLabels, dietContents } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { PageMeta, pageQuery } from '../wire/page.ts';
import { routes } from '../wire/route.ts';
import { Cents, id } from '../wire/values.ts';
import { wordList } from '../wire/word-list.ts';
import { CategoryRef } from './categories.ts';
import { Picture } from './picture.ts';
import { Discount, PriceNote, Product, ProductDetail } from './product.ts';

/** Sizes of the lists (CON-1). */
export const productPageSize = 60;
export const searchPageSize = 25;

export const ProductQuery = z.object({
  ...pageQuery(productPageSize),
  /** Id or slug; subcategories are included. */
  category: z.optional(z.string().check(z.maxLength(100))),
  /** Only dishes that carry all these labels. */
  labels: wordList(dietaryLabels),
  /** Only dishes declared free of these allergens, traces included. */
  without: wordList(allergens),
  discounted: z.optional(z.literal('1')),
  /** Only sold products; without it `popular` adds unsold ones in alphabetical order. */
  sold: z.optional(z.literal('1')),
  sort: z._default(z.enum(['position', 'popular', 'price', 'name']), 'position'),
});
export type ProductQuery = z.output<typeof ProductQuery>;

export const ProductPage = z.object({ data: z.array(Product), meta: PageMeta });
export type ProductPage = z.output<typeof ProductPage>;

/** Largest number of products in the query. */
const chosenAtMost = 60;

export const CompanionQuery = z.object({
  /** Products in the cart: ids or slugs, separated by commas. */
  products: z
    .string()
    .check(z.maxLength(4_000), z.regex(new RegExp(`^[\\w-]{1,100}(,[\\w-]{1,100}){0,${chosenAtMost - 1}}$`))),
  /** Only dishes that carry all these labels. */
  labels: wordList(dietaryLabels),
  /** Only dishes declared free of these allergens, traces included. */
  without: wordList(allergens),
  /** Cents missing to the minimum or to free delivery. */
  gap: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
});
export type CompanionQuery = z.output<typeof CompanionQuery>;

export const Companions = z.object({ data: z.array(Product) });

export const SearchQuery = z.object({
  ...pageQuery(searchPageSize),
  search: z.string().check(z.maxLength(200)),
  /** Id or slug of the root category to stay in. */
  root_category_id: z.optional(z.string().check(z.maxLength(100))),
});
export type SearchQuery = z.output<typeof SearchQuery>;

const Found = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  images: z.array(Picture),
  categories: z.array(CategoryRef),
  rootCategory: CategoryRef,
};

/** Products and categories come in one list, best first, told apart by `type`. */
export const SearchResult = z.discriminatedUnion('type', [
  z.object({
    ...Found,
    id: id('prd'),
    type: z.literal('product'),
    price: Cents,
    price_note: PriceNote,
    discount: z.nullable(Discount),
    inherited_unit_of_measure: z.nullable(z.string()),
  }),
  z.object({
    ...Found,
    id: id('cat'),
    type: z.literal('category'),
    price: z.null(),
    price_note: z.null(),
    discount: z.null(),
    inherited_unit_of_measure: z.nullable(z.string()),
  }),
]);
export type SearchResult = z.output<typeof SearchResult>;

/** A diet or allergen filter read from the search text; `search_without` is the search that drops it. */
export const SearchFilter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('label'), label: z.enum(dietaryLabels), search_without: z.string() }),
  z.object({ kind: z.literal('allergen'), allergen: z.enum(allergens), search_without: z.string() }),
  z.object({ kind: z.literal('content'), content: z.enum(dietContents), search_without: z.string() }),
  /** A word that no dish declares: the result is empty. */
  z.object({ kind: z.literal('other'), other: z.string(), search_without: z.string() }),
]);
export type SearchFilter = z.output<typeof SearchFilter>;

export const SearchPage = z.object({
  data: z.array(SearchResult),
  meta: PageMeta,
  filters: z.array(SearchFilter),
  /** Words searched in names and texts: the search without its filters. */
  looked_for: z.string(),
});
export type SearchPage = z.output<typeof SearchPage>;

/** A product for a signed-in customer. */
const OwnProduct = z.extend(Product, { is_favorite: z.boolean() });
export const OwnProductPage = z.object({ data: z.array(OwnProduct), meta: PageMeta });
export const OwnProductDetail = z.extend(ProductDetail, { is_favorite: z.boolean() });

const ById = z.object({ product: z.string().check(z.maxLength(100)) });

export const products = routes({
  'GET /api/products': {
    summary: 'Products, filtered and paginated',
    auth: 'public',
    query: ProductQuery,
    response: ProductPage,
    errors: ['category.not_found', 'shop.not_found', 'address.not_found'],
    cache: 'public',
    priced: true,
  },
  'GET /api/products/search': {
    summary: 'Products and categories for a search, tolerant of typos; words about diet and allergens filter',
    auth: 'public',
    query: SearchQuery,
    response: SearchPage,
    errors: ['category.not_found', 'shop.not_found', 'address.not_found'],
    cache: 'public',
    priced: true,
  },
  'GET /api/products/together': {
    summary: 'Up to six products that go well with the chosen ones and can be had there',
    auth: 'public',
    query: CompanionQuery,
    response: Companions,
    errors: ['shop.not_found', 'address.not_found'],
  },
  'GET /api/products/:product': {
    summary: 'One product, by id or slug, with its options',
    auth: 'public',
    params: ById,
    response: ProductDetail,
    errors: ['product.not_found', 'shop.not_found', 'address.not_found'],
    cache: 'public',
    priced: true,
  },
  'GET /api/customer/products': {
    summary: 'Products for the signed-in customer',
    auth: 'customer',
    query: ProductQuery,
    response: OwnProductPage,
    errors: ['category.not_found', 'shop.not_found', 'address.not_found'],
  },
  'GET /api/customer/products/:product': {
    summary: 'One product for the signed-in customer',
    auth: 'customer',
    params: ById,
    response: OwnProductDetail,
    errors: ['product.not_found', 'shop.not_found', 'address.not_found'],
  },
});
