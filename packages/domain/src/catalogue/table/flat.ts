import type { Cents } from '../../money.ts';
import { newForm, type ProductForm, type RecipeItem, type Reduction } from '../editing/product-form.ts';
import type { Allergen, ProductKind } from '../vocabulary.ts';

/** Fields without a column in the file. */
type Unwritten = 'pictures' | 'prices' | 'pairings' | 'publish_at' | 'archive_at';

/** A product as a row of a table, without nested fields. Fields without a column are left out. */
export type FlatProduct = Omit<ProductForm, Unwritten | 'reduction' | 'allergens' | 'recipe'> & {
  readonly slug: string;
  readonly kind: ProductKind;
  readonly reduced_price: Cents | null;
  readonly reduced_reason: string;
  readonly reduced_from: string | null;
  readonly reduced_until: string | null;
  /** Null until declared. */
  readonly contains: readonly Allergen[] | null;
  readonly may_contain: readonly Allergen[];
  readonly recipe: readonly Omit<RecipeItem, 'id'>[];
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

/** A new product where its row says nothing: a draft, sold like its kind. */
export const newFlat = (slug: string, kind: ProductKind): FlatProduct =>
  flatOf({ slug, kind, form: newForm(kind) });
