import type { Cents } from '../../money.ts';
import type { ProductForm, Reduction } from '../editing/product-form.ts';
import type { WindowForm } from '../editing/window-form.ts';
import type { PackSize } from '../price/unit-price.ts';
import type { Allergen, Channel, DietaryLabel, DietContent, ProductKind, VatClass } from '../vocabulary.ts';

type Ingredient = { readonly name: string; readonly removable: boolean };

/**
 * A product as a row of a table, without nested fields. Pictures, price rules, pairings and planned moments have no
 * cell.
 */
export type FlatProduct = {
  readonly slug: string;
  readonly kind: ProductKind;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly categories: readonly string[];
  readonly price: Cents;
  readonly prime_price: Cents | null;
  readonly reduced_price: Cents | null;
  readonly reduced_reason: string;
  readonly reduced_from: string | null;
  readonly reduced_until: string | null;
  readonly vat_class: VatClass;
  readonly age_limit: number | null;
  readonly frozen: boolean;
  readonly stock: number | null;
  readonly pack: PackSize | null;
  readonly unit_of_measure: string | null;
  readonly channels: readonly Channel[];
  readonly labels: readonly DietaryLabel[];
  readonly diet_contents: readonly DietContent[] | null;
  /** Null until declared. */
  readonly contains: readonly Allergen[] | null;
  readonly may_contain: readonly Allergen[];
  readonly option_groups: readonly string[];
  readonly recipe: readonly Ingredient[];
  readonly windows: readonly WindowForm[];
  readonly unsold_at: readonly string[];
  readonly published: boolean;
  readonly archived: boolean;
};

type Product = { readonly slug: string; readonly kind: ProductKind; readonly form: ProductForm };

export const flatOf = ({ slug, kind, form }: Product): FlatProduct => {
  const { reduction, allergens, recipe, ...others } = form;
  const { pictures: _, prices: __, pairings: ___, publish_at: ____, archive_at: _____, ...plain } = others;
  return {
    ...plain,
    ...{ slug, kind },
    reduced_price: reduction?.price ?? null,
    reduced_reason: reduction?.reason ?? '',
    reduced_from: reduction?.from ?? null,
    reduced_until: reduction?.until ?? null,
    contains: allergens?.contains ?? null,
    may_contain: allergens?.may_contain ?? [],
    recipe: recipe.map(({ name, removable }) => ({ name, removable })),
  };
};

const reductionOf = (flat: FlatProduct): Reduction | null =>
  flat.reduced_price === null
    ? null
    : {
        price: flat.reduced_price,
        reason: flat.reduced_reason,
        from: flat.reduced_from ?? '',
        until: flat.reduced_until,
      };

/** Planned steps that stay with a product after a row. */
const planOf = ({ published, archived }: FlatProduct, before: ProductForm | undefined) => {
  const publish_at = published || archived ? null : (before?.publish_at ?? null);
  const ends = published || publish_at !== null;
  return { publish_at, archive_at: ends ? (before?.archive_at ?? null) : null };
};

/** The form of a row. Ingredients keep their ids by name, and fields without a cell stay as they were. */
export const formOf = (flat: FlatProduct, before: ProductForm | undefined): ProductForm => {
  const { slug: _, kind: __, reduced_price, reduced_reason, reduced_from, reduced_until, ...rest } = flat;
  const { contains, may_contain, recipe, ...plain } = rest;
  const known = new Map(before?.recipe.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  return {
    ...plain,
    reduction: reductionOf(flat),
    allergens: contains && { contains, may_contain },
    recipe: recipe.map(({ name, removable }) => {
      const id = known.get(name.trim().toLowerCase()) ?? null;
      known.delete(name.trim().toLowerCase());
      return { id, name, removable };
    }),
    pairings: before?.pairings ?? [],
    pictures: before?.pictures ?? [],
    prices: before?.prices ?? [],
    ...planOf(flat, before),
  };
};

const vatOf = {
  food: 'prepared_food',
  drink: 'drink',
  merchandise: 'merchandise',
  cinema: 'cinema',
} as const;

/** A new product's fields where its row is empty: a draft, sold as its kind usually is. */
export const newFlat = (
  slug: string,
  kind: ProductKind,
): Omit<FlatProduct, 'name' | 'price' | 'categories'> => ({
  ...{ slug, kind, description: '', ingredients: '', prime_price: null },
  ...{ reduced_price: null, reduced_reason: '', reduced_from: null, reduced_until: null },
  ...{ vat_class: vatOf[kind], age_limit: null, frozen: false },
  stock: kind === 'merchandise' ? 0 : null,
  ...{ pack: null, unit_of_measure: null },
  channels: kind === 'merchandise' ? ['pickup', 'shipping'] : ['delivery', 'pickup', 'onshop', 'totem'],
  ...{ labels: [], diet_contents: null, contains: null, may_contain: [], option_groups: [], recipe: [] },
  ...{ windows: [], unsold_at: [], published: false, archived: false },
});
