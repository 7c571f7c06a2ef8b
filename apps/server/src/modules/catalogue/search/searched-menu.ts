import { setImmediate as others } from 'node:timers/promises';
import { foundHoldsUntil } from '../menu/lasting.ts';
import { presentFoundCategory, presentFoundProduct } from '../menu/present-found.ts';
import { hasPricesByPlace } from '../prices/price-rule-queries.ts';
import type { CategoryRow } from '../visible/category-queries.ts';
import { foundOf } from '../visible/held-cards.ts';
import { compareText, type HeldProduct } from '../visible/held-product.ts';
import type { VisibleCatalogue } from '../visible/visible-catalogue.ts';
import { SearchIndex, type ThingToAdd } from './search-index.ts';

/** Products per step, so that other requests wait only a few milliseconds. */
const productsAtATime = 100;

const categoryThing = (row: CategoryRow): ThingToAdd => {
  const presented = presentFoundCategory(row);
  return {
    id: row.id,
    slug: row.slug,
    within: row.parent ? [row.id, row.parent.id] : [row.id],
    rank: row.parent ? 1 : 0,
    demand: undefined,
    offered: undefined,
    dish: undefined,
    texts: { name: row.name, category: '', text: '' },
    pricedByPlace: false,
    tell: () => presented,
    holdsUntil: () => null,
  };
};

/** Roots first, then by name. */
const inSearchOrder = (one: CategoryRow, other: CategoryRow): number =>
  Number(one.parent !== null) - Number(other.parent !== null) ||
  compareText(one.name_words, other.name_words) ||
  compareText(one.id, other.id);

const productThing = (menu: VisibleCatalogue, product: HeldProduct, root: CategoryRow): ThingToAdd => {
  const { sold_lately, popularity, name_words } = product;
  const found = foundOf(menu, product, root);
  return {
    id: product.id,
    slug: product.slug,
    within: [root.id],
    rank: undefined,
    demand: { sold_lately, popularity, name_words },
    offered: product.offered,
    dish: product.dish,
    texts: {
      name: product.name,
      category: found.categories.map(({ name, parent }) => `${name} ${parent?.name ?? ''}`).join(' '),
      text: `${product.description} ${product.ingredients}`,
    },
    pricedByPlace: hasPricesByPlace(product),
    tell: (priced, now) => presentFoundProduct(found, priced, now),
    holdsUntil: (now) => foundHoldsUntil(product, now),
  };
};

/** Collects the words of the catalogue; from its beginning on, each changed product is renewed. */
const collect = async (menu: VisibleCatalogue): Promise<SearchIndex> => {
  const index = new SearchIndex();
  const put = (product: HeldProduct) => {
    const root = menu.root(product);
    if (root) index.put(productThing(menu, product, root));
    else index.remove(product.id);
  };
  menu.follow({ put, remove: (id) => index.remove(id) });
  for (const row of menu.categories.toSorted(inSearchOrder)) index.put(categoryThing(row));
  for (const [at, place] of menu.places().entries()) {
    if (at % productsAtATime === 0) await others();
    if (menu.product(place.product.id)) put(place.product);
  }
  return index;
};

const indexes = new WeakMap<VisibleCatalogue, Promise<SearchIndex>>();

/** Words of a catalogue, collected by the first search. */
export const wordsOf = (menu: VisibleCatalogue): Promise<SearchIndex> => {
  const known = indexes.get(menu) ?? collect(menu);
  indexes.set(menu, known);
  return known;
};
