import type { EditedProduct, PairingState } from '@zanga/contract/menu/menu-office';
import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import { type PackUnit, packUnits } from '@zanga/domain/catalogue/price/unit-price';
import { type Allergen, allergens, productKinds } from '@zanga/domain/catalogue/vocabulary';
import { inOrder, oneOf, readSimple, versionOf } from '../../../platform/edited-form.ts';
import { priceFormOf } from '../prices/price-rule-queries.ts';
import { editedWindows } from '../reach/read-windows.ts';
import type { EditedRow } from './edit-queries.ts';

/** A row as the form for staff. */
const formOf = (row: EditedRow): ProductForm => {
  const marked = (presence: string): Allergen[] =>
    inOrder(
      allergens,
      row.allergens.flatMap((each) => (each.presence === presence ? [each.allergen] : [])),
    );
  const root = row.root_category_id;
  const categories = row.categories.map(({ category_id }) => category_id);
  return {
    ...readSimple(productFields, row),
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
    pack:
      row.pack_quantity === null || row.pack_unit === null
        ? null
        : { quantity: row.pack_quantity, unit: oneOf<PackUnit>(packUnits, row.pack_unit, 'pack_unit') },
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
    kind: oneOf(productKinds, row.kind, 'kind'),
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
