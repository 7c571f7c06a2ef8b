import type { SearchFilter, SearchPage, SearchResult } from '@zanga/contract/menu/products';

/** With fewer letters almost every product would match. */
const fewestLetters = 2;

/** Search text for the server; undefined while too short. */
export const askedFor = (typed: string): string | undefined => {
  const asked = typed.trim().replace(/\s+/g, ' ');
  return asked.length >= fewestLetters ? asked : undefined;
};

export type FoundResults = {
  readonly categories: readonly Extract<SearchResult, { type: 'category' }>[];
  /** Products of the category page the search was opened over; empty on other pages. */
  readonly near: readonly Extract<SearchResult, { type: 'product' }>[];
  /** All other products. */
  readonly products: readonly Extract<SearchResult, { type: 'product' }>[];
  readonly total: number;
  /** Filters that the server recognised in the search. */
  readonly filters: readonly SearchFilter[];
  /** The rest of the search, looked for in names and texts. */
  readonly lookedFor: string;
};

/** Each result once: a catalogue that changes between two pages may send one twice. */
const unique = (results: readonly SearchResult[]) => [
  ...new Map(results.map((result) => [result.id, result])).values(),
];

/** Results in display order: categories, products of the present category, other products; each group best first. */
export const groupResults = (pages: readonly SearchPage[], near?: SearchPage): FoundResults => {
  const results = unique(pages.flatMap(({ data }) => data));
  const close = unique(near?.data ?? []).filter((result) => result.type === 'product');
  const shown = new Set(close.map(({ id }) => id));
  return {
    categories: results.filter((result) => result.type === 'category'),
    near: close,
    products: results.filter((result) => result.type === 'product').filter(({ id }) => !shown.has(id)),
    total: pages.at(-1)?.meta.total ?? 0,
    filters: pages.at(-1)?.filters ?? [],
    lookedFor: pages.at(-1)?.looked_for ?? '',
  };
};

/** Number of results that the arrow keys walk through. */
export const countResults = ({ categories, near, products }: FoundResults) =>
  categories.length + near.length + products.length;

/** No result is the active one: the arrow keys have not been used. */
export const noneActive = -1;

/** Active result after a key; beyond either end the focus is back in the field. */
export const moveActive = (active: number, count: number, key: 'ArrowDown' | 'ArrowUp') => {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
};

type LocatedResult = Pick<SearchResult, 'id' | 'slug' | 'rootCategory'>;

/** A category's place in the shop: a root by itself, any other beneath its root. */
export const categoryPath = ({ id, slug, rootCategory }: LocatedResult) =>
  rootCategory.id === id ? { category: slug } : { category: rootCategory.slug, sub: slug };
