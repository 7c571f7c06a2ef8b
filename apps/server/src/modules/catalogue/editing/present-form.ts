import type { EditedProduct, PairingState } from '@zanga/contract/menu/menu-office';
import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import { type PackUnit, packUnits } from '@zanga/domain/catalogue/price/unit-price';
import {
  type Allergen,
  type Channel,
  type DietaryLabel,
  type DietContent,
  allergens as knownAllergens,
  channels as knownChannels,
  dietContents as knownContents,
  dietaryLabels as knownLabels,
  productKinds,
  type VatClass,
  vatClasses,
} from '@zanga/domain/catalogue/vocabulary';
import { versionOf } from '../../../platform/edited-form.ts';
import { priceFormOf } from '../prices/price-rule-queries.ts';
import { editedWindows } from '../reach/read-windows.ts';
import type { EditedRow } from './edit-queries.ts';

/** Words of a column in the order of their list; the database allows no others. */
const inOrder = <Word extends string>(known: readonly Word[], found: readonly string[]): Word[] =>
  known.filter((word) => found.includes(word));

const one = <Word extends string>(known: readonly Word[], word: string, column: string): Word => {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`products.${column} says ${word}`);
  return found;
};

/** A row as the form for staff. */
const formOf = (row: EditedRow): ProductForm => {
  const marked = (presence: string): Allergen[] =>
    inOrder(
      knownAllergens,
      row.allergens.flatMap((each) => (each.presence === presence ? [each.allergen] : [])),
    );
  const root = row.root_category_id;
  const categories = row.categories.map(({ category_id }) => category_id);
  return {
    name: row.name,
    description: row.description,
    ingredients: row.ingredients,
    price: row.price_cents,
    prime_price: row.prime_price_cents,
    reduction:
      row.reduced_price_cents === null || row.reduced_from === null
        ? null
        : {
            price: row.reduced_price_cents,
            reason: row.reduced_reason ?? '',
            from: row.reduced_from.toISOString(),
            until: row.reduced_until?.toISOString() ?? null,
          },
    prices: row.prices.map(priceFormOf),
    vat_class: one<VatClass>(vatClasses, row.vat_class, 'vat_class'),
    age_limit: row.age_limit,
    frozen: row.frozen,
    stock: row.stock,
    pack:
      row.pack_quantity === null || row.pack_unit === null
        ? null
        : { quantity: row.pack_quantity, unit: one<PackUnit>(packUnits, row.pack_unit, 'pack_unit') },
    unit_of_measure: row.unit_of_measure,
    channels: inOrder<Channel>(knownChannels, row.channels),
    labels: inOrder<DietaryLabel>(knownLabels, row.labels),
    diet_contents: row.diet_contents && inOrder<DietContent>(knownContents, row.diet_contents),
    allergens: row.allergens_declared
      ? { contains: marked('contains'), may_contain: marked('may_contain') }
      : null,
    // The root's category comes first, the others in a fixed order.
    categories: categories.toSorted((a, b) => Number(b === root) - Number(a === root) || (a < b ? -1 : 1)),
    option_groups: row.option_groups.map(({ group_id }) => group_id),
    recipe: row.recipe,
    windows: editedWindows(row.availability),
    unsold_at: row.unsold_at,
    pairings: row.pairings.map(({ id }) => id),
    pictures: row.pictures.map(({ id }) => id),
    published: row.published,
    archived: row.archived,
    publish_at: row.publish_at?.toISOString() ?? null,
    archive_at: row.archive_at?.toISOString() ?? null,
  };
};

/** Whether a pairing is offered: not if it cannot be bought everywhere and at any age. */
const pairingState = (other: EditedRow['pairings'][number]): PairingState => {
  if (other.archived) return 'archived';
  if (other.age_limit !== null) return 'aged';
  if (other.kind !== 'food' && other.kind !== 'drink') return 'shipped';
  return other.published ? 'offered' : 'draft';
};

export const presentEdited = (row: EditedRow): EditedProduct => {
  const form = formOf(row);
  return {
    id: row.id,
    slug: row.slug,
    kind: one(productKinds, row.kind, 'kind'),
    version: versionOf(form),
    pictures: row.pictures.map(({ id, alt }) => ({ id, alt })),
    pairings: row.pairings.map((other) => ({ id: other.id, name: other.name, state: pairingState(other) })),
    refused:
      row.publish_refused === null || row.publish_refused_at === null
        ? null
        : { at: row.publish_refused_at.toISOString(), why: row.publish_refused },
    counted_at: row.counted_at.map(({ shop, pieces }) => ({ shop, pieces })),
    past_prices: row.past_prices.map(priceFormOf),
    form: {
      ...form,
      prices: form.prices.map(({ hours, ...price }) => ({
        ...price,
        hours: hours && { ...hours, weekdays: [...hours.weekdays] },
      })),
      channels: [...form.channels],
      labels: [...form.labels],
      diet_contents: form.diet_contents && [...form.diet_contents],
      categories: [...form.categories],
      option_groups: [...form.option_groups],
      recipe: [...form.recipe],
      windows: form.windows.map((window) => ({ ...window, weekdays: [...window.weekdays] })),
      unsold_at: [...form.unsold_at],
      pairings: [...form.pairings],
      pictures: [...form.pictures],
      allergens: form.allergens && {
        contains: [...form.allergens.contains],
        may_contain: [...form.allergens.may_contain],
      },
    },
  };
};
