import type { SearchFilter, SearchPage, SearchResult } from '@zanga/contract/menu/products';

/** Fewer letters than these find everything, which is nothing. */
const fewestLetters = 2;

/** What is asked of the server for what was typed; nothing while it is too little. */
export const askedFor = (typed: string): string | undefined => {
  const asked = typed.trim().replace(/\s+/g, ' ');
  return asked.length >= fewestLetters ? asked : undefined;
};

export type Found = {
  readonly categories: readonly Extract<SearchResult, { type: 'category' }>[];
  /** Products of the category one came from; none where one came from none. */
  readonly near: readonly Extract<SearchResult, { type: 'product' }>[];
  /** All other products. */
  readonly products: readonly Extract<SearchResult, { type: 'product' }>[];
  readonly total: number;
  /** What of the search was read as filters. */
  readonly filters: readonly SearchFilter[];
  /** What was looked for in names and texts. */
  readonly lookedFor: string;
};

/** Each once: a catalogue that changes between two pages may send something twice. */
const unique = (results: readonly SearchResult[]) => [
  ...new Map(results.map((result) => [result.id, result])).values(),
];

/** Results in the order in which they are shown: categories, then products, those of where one came from first; each best first. */
export const groupResults = (pages: readonly SearchPage[], near?: SearchPage): Found => {
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

/** How many results can be gone through. */
export const countResults = ({ categories, near, products }: Found) =>
  categories.length + near.length + products.length;

/** No result is the active one: the arrow keys have not been used. */
export const noneActive = -1;

/** Which result is active after a key; beyond either end one is back in the field. */
export const moveActive = (active: number, count: number, key: 'ArrowDown' | 'ArrowUp') => {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
};

type Located = Pick<SearchResult, 'id' | 'slug' | 'rootCategory'>;

/** A category's place in the shop: a root by itself, any other beneath its root. */
export const categoryPath = ({ id, slug, rootCategory }: Located) =>
  rootCategory.id === id ? { category: slug } : { category: rootCategory.slug, sub: slug };
