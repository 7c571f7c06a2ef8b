import type { Allergen } from '@zanga/domain/catalogue/vocabulary';
import type pg from 'pg';
import { newId } from '../platform/new-id.ts';
import { insertRows } from './insert-rows.ts';
import { demoOptions } from './options/options.ts';

/** Ids of the demo's option groups by key. */
export type OptionIds = ReadonlyMap<string, string>;

/** What a dish or a choice carries, as rows. */
export const allergenRows = (
  owner: Readonly<Record<string, unknown>>,
  { contains, traces }: { readonly contains: readonly Allergen[]; readonly traces: readonly Allergen[] },
) => [
  ...contains.map((allergen) => ({ ...owner, allergen, presence: 'contains' })),
  ...traces.map((allergen) => ({ ...owner, allergen, presence: 'may_contain' })),
];

/** Sold out until somebody takes the mark off. */
const untilTold = 'infinity';

/** Groups of choices, shared by the products that ask them. */
export const loadOptions = async (client: pg.ClientBase): Promise<OptionIds> => {
  const groups = demoOptions.map((group) => ({ ...group, id: newId('opt') }));
  const choices = groups.flatMap((group) =>
    group.choices.map((choice, position) => ({ ...choice, id: newId('cho'), group_id: group.id, position })),
  );
  await insertRows(
    client,
    'option_groups',
    groups.map(({ id, name, min, max }) => ({ id, name, min_choices: min, max_choices: max })),
  );
  await insertRows(
    client,
    'option_choices',
    choices.map(({ id, group_id, name, delta, selected, soldOut, position }) => ({
      id,
      group_id,
      name,
      price_delta_cents: delta,
      selected,
      allergens_declared: true,
      sold_out_until: soldOut ? untilTold : null,
      position,
    })),
  );
  await insertRows(
    client,
    'option_choice_allergens',
    choices.flatMap((choice) => allergenRows({ choice_id: choice.id }, choice)),
  );
  return new Map(groups.map(({ key, id }) => [key, id]));
};
