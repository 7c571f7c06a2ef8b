import type { ProductQuery } from '@zanga/contract/menu/products';
import { effectivePrice } from '@zanga/domain/catalogue/discount';
import { nextPriceTurn, type PriceContext, priceOf } from '@zanga/domain/catalogue/price/price-of';
import type { Cents } from '@zanga/domain/money';
import { pricesOf } from '../prices/present-price.ts';
import { priceRuleOf } from '../prices/price-rule-queries.ts';
import type { CategoryRow } from './category-queries.ts';
import { byDemand, byName, compareText, type HeldProduct } from './held-product.ts';

/** A place for one product: lists remember the place, in which a changed product replaces the former. */
export type Place = { product: HeldProduct };

type Shelf = { readonly place: Place; readonly position: number };

type ByPrice = { readonly from: number; readonly until: number; readonly places: readonly Place[] };

/** Filtered lists that are remembered of one list. */
const mostFiltered = 16;

type Sort = Exclude<ProductQuery['sort'], 'price'>;

type Menu = {
  /** Places of all visible products, in no order. */
  readonly places: () => readonly Place[];
  readonly root: (product: HeldProduct) => CategoryRow | undefined;
  readonly below: (category: CategoryRow) => readonly CategoryRow[];
};

const byRoot = (one: CategoryRow | undefined, other: CategoryRow | undefined): number =>
  one && other ? one.position - other.position || compareText(one.id, other.id) : 0;

const priceNow = (product: HeldProduct, priced: PriceContext, now: Date): Cents =>
  product.price_rules.length === 0 && product.reduced_from === null
    ? product.price_cents
    : effectivePrice(priceOf(pricesOf(product), priced, now), now).price;

/** Products of the whole menu and of each category in the orders of lists, kept until a product moves in them. */
export class ListOrders {
  readonly #menu: Menu;
  readonly #lists = new Map<string, readonly Place[]>();
  readonly #byPrice = new Map<string, ByPrice>();
  /** Filtered lists, by the list they were chosen from. */
  #chosen = new WeakMap<readonly Place[], Map<string, readonly Place[]>>();
  #next: { readonly from: number; readonly turn: Date | null } | undefined;
  #shelves: ReadonlyMap<string, readonly Shelf[]> | undefined;
  #turning: readonly Place[] | undefined;

  constructor(menu: Menu) {
    this.#menu = menu;
  }

  forget(): void {
    this.#lists.clear();
    this.#byPrice.clear();
    this.#chosen = new WeakMap();
    this.#next = undefined;
    this.#shelves = undefined;
    this.#turning = undefined;
  }

  /** Products with price rules or a reduction: time changes their prices. */
  get turning(): readonly Place[] {
    this.#turning ??= this.#menu
      .places()
      .filter(({ product }) => product.price_rules.length > 0 || product.reduced_from !== null);
    return this.#turning;
  }

  /** When a price of any product next changes; null while no change is planned. */
  nextPrice(now: Date): Date | null {
    const known = this.#next;
    if (known && known.from <= now.getTime() && (known.turn === null || now < known.turn)) return known.turn;
    const turn = this.#findNextPrice(now);
    this.#next = { from: now.getTime(), turn };
    return turn;
  }

  /** Products of a list that meet a condition which time does not change; `key` names it. */
  chosen(places: readonly Place[], key: string, meets: (product: HeldProduct) => boolean): readonly Place[] {
    const lists = this.#chosen.get(places) ?? new Map<string, readonly Place[]>();
    const known = lists.get(key);
    if (known) return known;
    const found = places.filter(({ product }) => meets(product));
    if (lists.size >= mostFiltered) lists.clear();
    lists.set(key, found);
    this.#chosen.set(places, lists);
    return found;
  }

  #findNextPrice(now: Date): Date | null {
    const turns = this.turning.flatMap(({ product: { reduced_from, reduced_until, price_rules } }) =>
      [reduced_from, reduced_until, nextPriceTurn(price_rules.map(priceRuleOf), now)].filter(
        (turn) => turn !== null,
      ),
    );
    const next = turns.reduce(
      (first, turn) => (turn > now ? Math.min(first, turn.getTime()) : first),
      Infinity,
    );
    return next === Infinity ? null : new Date(next);
  }

  /** Products of a category, or of the whole menu. */
  sorted(category: CategoryRow | undefined, sort: Sort): readonly Place[] {
    const key = `${sort} ${category?.id ?? ''}`;
    const known = this.#lists.get(key);
    if (known) return known;
    const places = this.#sort(category, sort);
    this.#lists.set(key, places);
    return places;
  }

  /** Products by their price in a mode and shop at a moment. */
  byPrice(category: CategoryRow | undefined, priced: PriceContext, now: Date): readonly Place[] {
    const key = JSON.stringify([category?.id, priced.channel, priced.shop]);
    const known = this.#byPrice.get(key);
    const at = now.getTime();
    if (known && known.from <= at && at < known.until) return known.places;
    const places = this.sorted(category, 'name')
      .map((place) => ({ place, price: priceNow(place.product, priced, now) }))
      .sort((one, other) => one.price - other.price)
      .map(({ place }) => place);
    this.#byPrice.set(key, { from: at, until: this.nextPrice(now)?.getTime() ?? Infinity, places });
    return places;
  }

  /** Number of visible products in a category and below it, each counted once. */
  count(category: CategoryRow): number {
    return this.sorted(category, 'position').length;
  }

  #sort(category: CategoryRow | undefined, sort: Sort): readonly Place[] {
    if (sort === 'position') return category ? this.#inShelfOrder(category) : this.#menuOrder();
    const places = category ? this.sorted(category, 'position') : this.#menu.places();
    const compare = sort === 'name' ? byName : byDemand;
    return places.toSorted((one, other) => compare(one.product, other.product));
  }

  #menuOrder(): readonly Place[] {
    const { root } = this.#menu;
    return this.#menu
      .places()
      .toSorted(
        ({ product: one }, { product: other }) =>
          byRoot(root(one), root(other)) || one.position - other.position || byName(one, other),
      );
  }

  /** The category's own products, then the ones of its subcategories; a product stands in the first subcategory. */
  #inShelfOrder(category: CategoryRow): readonly Place[] {
    const below = this.#menu.below(category).toSorted(byRoot);
    const placed = new Set<Place>();
    const shelves = [...below, category].map(({ id }) => {
      const shelf = this.#shelfOf(id).filter(({ place }) => !placed.has(place));
      for (const { place } of shelf) placed.add(place);
      return shelf;
    });
    const own = shelves.pop() ?? [];
    return [own, ...shelves].flatMap((shelf) =>
      shelf
        .toSorted(
          (one, other) => one.position - other.position || byName(one.place.product, other.place.product),
        )
        .map(({ place }) => place),
    );
  }

  #shelfOf(category: string): readonly Shelf[] {
    if (!this.#shelves) {
      const shelves = new Map<string, Shelf[]>();
      for (const place of this.#menu.places())
        for (const { id, position } of place.product.placed) {
          const shelf = shelves.get(id);
          if (shelf) shelf.push({ place, position });
          else shelves.set(id, [{ place, position }]);
        }
      this.#shelves = shelves;
    }
    return this.#shelves.get(category) ?? [];
  }
}
