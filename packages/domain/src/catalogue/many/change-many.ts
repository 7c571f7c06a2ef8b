import type { ShopId } from '../../ids.ts';
import { putAway, switched } from '../editing/life.ts';
import { type FormOf, formProblems, isUnusualPrice, type ProductForm } from '../editing/product-form.ts';
import type { Names } from '../table/columns.ts';
import { type Count, type CountChange, countCells, countColumn, countIn } from '../table/counts.ts';
import { flatOf } from '../table/flat.ts';
import { type CellChange, changesFrom, columnOfField, type RowProblem } from '../table/judge-row.ts';
import {
  type Allergen,
  type Channel,
  allergens as knownAllergens,
  channels as knownChannels,
  type Presence,
  type ProductKind,
  type VatClass,
} from '../vocabulary.ts';
import { type PriceChange, repriced } from './price-change.ts';

/** One change made to many products at once. */
export type ManyChange =
  | ({
      readonly what: 'price';
      /** Whether the Prime price changes too, where a product has one. */
      readonly prime: boolean;
    } & PriceChange)
  | { readonly what: 'channels'; readonly add: readonly Channel[]; readonly remove: readonly Channel[] }
  | { readonly what: 'allergen'; readonly allergen: Allergen; readonly presence: Presence | 'none' }
  | { readonly what: 'vat_class'; readonly vat_class: VatClass }
  | { readonly what: 'published'; readonly published: boolean }
  | { readonly what: 'archived'; readonly archived: boolean }
  /** A shop's own count; null ends it. */
  | { readonly what: 'count'; readonly shop: ShopId; readonly pieces: number | null };

type Part = Partial<ProductForm>;
type Changed = Part | RowProblem;

const isProblem = (changed: Changed): changed is RowProblem => 'text' in changed;

const pricesOf = (form: ProductForm, change: ManyChange & { what: 'price' }): Changed => {
  const price = repriced(form.price, change);
  if (price === undefined) return { column: 'prezzo', text: 'Andrebbe sotto zero' };
  if (!change.prime || form.prime_price === null) return { price };
  const prime = repriced(form.prime_price, change);
  return prime === undefined
    ? { column: 'prezzo_prime', text: 'Andrebbe sotto zero' }
    : { price, prime_price: prime };
};

const allergensOf = (
  { allergens }: ProductForm,
  kind: ProductKind,
  { allergen, presence }: ManyChange & { what: 'allergen' },
): Changed => {
  const column = 'allergeni';
  if (kind === 'merchandise') return { column, text: 'È merchandising: non ha allergeni' };
  // Declaring a single allergen would declare all others absent.
  if (!allergens) return { column, text: 'Gli allergeni non sono ancora dichiarati: fallo sulla sua pagina' };
  const told = (mark: Presence) =>
    knownAllergens.filter((one) => (one === allergen ? presence === mark : allergens[mark].includes(one)));
  return { allergens: { contains: told('contains'), may_contain: told('may_contain') } };
};

const partOf = (form: ProductForm, kind: ProductKind, change: ManyChange): Changed => {
  switch (change.what) {
    case 'price':
      return pricesOf(form, change);
    case 'channels':
      return {
        channels: knownChannels.filter(
          (one) => change.add.includes(one) || (form.channels.includes(one) && !change.remove.includes(one)),
        ),
      };
    case 'allergen':
      return allergensOf(form, kind, change);
    case 'vat_class':
      return { vat_class: change.vat_class };
    case 'published':
      return switched(form, change.published);
    case 'archived':
      return putAway(form, change.archived);
    case 'count':
      // A count belongs to a shop's shelf, not to the form.
      return {};
  }
};

type Product = {
  readonly slug: string;
  readonly form: ProductForm;
  readonly counted_at: readonly Count[];
};

/** A shop's count after the change. */
const countsOf = ({ counted_at }: Product, change: ManyChange): readonly CountChange[] => {
  if (change.what !== 'count') return [];
  const { shop, pieces: after } = change;
  const before = countIn(counted_at, shop);
  return before === after ? [] : [{ shop, before, after }];
};

/** A count is refused at a shop that does not sell the product; an existing one is ended. */
const unsoldProblems = (
  { unsold_at }: ProductForm,
  counts: readonly CountChange[],
  names: Names,
): readonly RowProblem[] =>
  counts
    .filter(({ shop, after }) => after !== null && unsold_at.includes(shop))
    .map(({ shop }) => ({ column: countColumn(shop, names).name, text: 'Questo negozio non lo vende' }));

/** Effect of a change on one product. */
export type ManyJudged =
  | { readonly outcome: 'refused'; readonly problems: readonly RowProblem[] }
  | { readonly outcome: 'same' }
  | {
      readonly outcome: 'changed';
      readonly form: ProductForm;
      readonly fields: readonly (keyof ProductForm)[];
      /** Changed counts of shops. */
      readonly counts: readonly CountChange[];
      readonly changes: readonly CellChange[];
      /** Whether the office asks again before saving its price. */
      readonly unusual: boolean;
    };

/** Judges a change of a product by the rules of its form: a new form, no difference, or the problems. */
export const judgeChange = (
  product: Product,
  { names, ...of }: FormOf & { readonly names: Names },
  change: ManyChange,
): ManyJudged => {
  const { slug, form } = product;
  const part = partOf(form, of.kind, change);
  if (isProblem(part)) return { outcome: 'refused', problems: [part] };
  // The keys of a part are fields of the form.
  const fields = (Object.keys(part) as (keyof ProductForm)[]).filter(
    (field) => JSON.stringify(part[field]) !== JSON.stringify(form[field]),
  );
  const counts = countsOf(product, change);
  if (fields.length + counts.length === 0) return { outcome: 'same' };
  const next = { ...form, ...part };
  const problems =
    fields.length === 0
      ? unsoldProblems(form, counts, names)
      : formProblems(next, of).map(({ field, text }) => ({ column: columnOfField(field), text }));
  if (problems.length > 0) return { outcome: 'refused', problems };
  const { kind } = of;
  return {
    outcome: 'changed',
    ...{ form: next, fields, counts },
    changes: [
      ...changesFrom(flatOf({ slug, kind, form }), flatOf({ slug, kind, form: next }), names),
      ...countCells(counts, names),
    ],
    unusual: fields.includes('price') && isUnusualPrice(next.price),
  };
};
