import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import { priceRuleWords } from '@zanga/domain/catalogue/price/price-rule-words';
import { packText } from '@zanga/domain/catalogue/table/packs';
import type { Tx } from '../../../platform/database/connection.ts';
import { readCategoryNames, readGroupNames, readKnownShops, readProductNames } from './edit-queries.ts';

/** Names behind the ids in some forms. */
export const namesIn = async (
  tx: Tx,
  forms: readonly ProductForm[],
): Promise<ReadonlyMap<string, string>> => {
  const shops = forms.flatMap(({ prices }) => prices.flatMap(({ shop }) => shop ?? []));
  return new Map([
    ...(await readCategoryNames(
      tx,
      forms.flatMap((form) => form.categories),
    )),
    ...(await readGroupNames(
      tx,
      forms.flatMap((form) => form.option_groups),
    )),
    ...(await readKnownShops(tx, [...forms.flatMap((form) => form.unsold_at), ...shops])),
    ...(await readProductNames(
      tx,
      forms.flatMap((form) => form.pairings),
    )),
  ]);
};

/** A form as the audit stores it: amounts by names that say their unit, ids by the names of their things. */
export const auditedOf = (
  {
    price,
    prime_price,
    reduction,
    categories,
    option_groups,
    recipe,
    unsold_at,
    pairings,
    pictures,
    pack,
    prices,
    ...form
  }: ProductForm,
  names: ReadonlyMap<string, string>,
) => ({
  ...form,
  categories: categories.map((id) => names.get(id) ?? id),
  option_groups: option_groups.map((id) => names.get(id) ?? id),
  unsold_at: unsold_at.map((id) => names.get(id) ?? id),
  pairings: pairings.map((id) => names.get(id) ?? id),
  pictures: pictures.length,
  pack: pack && packText(pack),
  price_rules: prices.map((one) => priceRuleWords(one, (shop) => names.get(shop) ?? shop)),
  recipe: recipe.map(({ name, removable }) => (removable ? `${name} (si può togliere)` : name)),
  price_cents: price,
  prime_price_cents: prime_price,
  reduction: reduction && { ...reduction, price: undefined, price_cents: reduction.price },
});
