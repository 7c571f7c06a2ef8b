import type { CategoryRow, CountedCategoryRow } from './category-queries.ts';
import type { Marks } from './held-marks.ts';
import { type HeldProduct, heldOf, movesInLists } from './held-product.ts';
import type { HeldGroup, HeldRow } from './held-queries.ts';
import { ListOrders, type Place } from './list-orders.ts';

type Follower = {
  readonly put: (product: HeldProduct) => void;
  readonly remove: (id: string) => void;
};

/**
 * Everything the public sees of the menu, in memory: published products, visible categories, groups of options and
 * sold-out marks. A hidden root category hides its products.
 */
export class VisibleCatalogue {
  /** In menu order. */
  readonly categories: readonly CategoryRow[];
  marks: Marks;
  readonly orders: ListOrders;
  readonly #categories = new Map<string, CategoryRow>();
  readonly #places = new Map<string, Place>();
  readonly #bySlug = new Map<string, Place>();
  readonly #groups = new Map<string, HeldGroup>();
  readonly #followers: Follower[] = [];

  constructor(categories: readonly CategoryRow[], marks: Marks) {
    this.categories = categories;
    this.marks = marks;
    for (const row of categories) {
      this.#categories.set(row.id, row);
      this.#categories.set(row.slug, row);
    }
    this.orders = new ListOrders({
      places: () => this.places(),
      root: (product) => this.root(product),
      below: (category) => this.below(category),
    });
  }

  /** Tells a follower of each changed product from now on. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Places of all visible products, in no order. */
  places(): readonly Place[] {
    return [...this.#places.values()].filter(({ product }) => this.root(product));
  }

  /** A visible product by id or slug: a slug has no underscore, an id always has. */
  product(key: string): HeldProduct | undefined {
    const product = (key.includes('_') ? this.#places : this.#bySlug).get(key)?.product;
    return product && this.root(product) && product;
  }

  /** Visible root category of a product. */
  root({ root_category_id }: Pick<HeldProduct, 'root_category_id'>): CategoryRow | undefined {
    return this.#categories.get(root_category_id);
  }

  /** A visible category by id or slug. */
  category(key: string): CategoryRow | undefined {
    return this.#categories.get(key);
  }

  /** Visible subcategories, in menu order. */
  below({ id }: Pick<CategoryRow, 'id'>): readonly CategoryRow[] {
    return this.categories.filter(({ parent }) => parent?.id === id);
  }

  counted(row: CategoryRow): CountedCategoryRow {
    return { ...row, product_count: this.orders.count(row) };
  }

  group(id: string): HeldGroup | undefined {
    return this.#groups.get(id);
  }

  /** Adds a product, or replaces it. */
  put(row: HeldRow): void {
    const product = heldOf(row);
    const place = this.#places.get(row.id);
    const before = place?.product;
    if (place && before) {
      this.#leaveSlug(before.slug, place);
      place.product = product;
      this.#bySlug.set(row.slug, place);
    } else {
      const added = { product };
      this.#places.set(row.id, added);
      this.#bySlug.set(row.slug, added);
    }
    if (!before || movesInLists(before, row)) this.orders.forget();
    for (const follower of this.#followers) follower.put(product);
  }

  remove(id: string): void {
    const place = this.#places.get(id);
    if (!place) return;
    this.#leaveSlug(place.product.slug, place);
    this.#places.delete(id);
    this.orders.forget();
    for (const follower of this.#followers) follower.remove(id);
  }

  /** A group that is gone stays: no product names it any more. */
  putGroups(groups: readonly HeldGroup[]): void {
    for (const group of groups) this.#groups.set(group.id, group);
  }

  #leaveSlug(slug: string, place: Place): void {
    if (this.#bySlug.get(slug) === place) this.#bySlug.delete(slug);
  }
}
