import type { OptionGroupId } from '@zanga/domain/ids';
import { newId } from '../../src/platform/new-id.ts';
import { demoOptions } from '../options/options.ts';
import { declarationRows } from './declarations.ts';
import { type Client, insertRows } from './rows.ts';

export type OptionIds = ReadonlyMap<string, OptionGroupId>;

export const loadOptions = async (client: Client): Promise<OptionIds> => {
  const groups = demoOptions.map((group) => ({ id: newId('opt'), group }));
  const choices = groups.flatMap(({ id, group }) =>
    group.choices.map((choice, position) => ({ id: newId('cho'), group_id: id, choice, position })),
  );
  await insertRows(
    client,
    'option_groups',
    groups.map(({ id, group: { name, min, max, mostOfEach } }) => ({
      id,
      name,
      min_choices: min,
      max_choices: max,
      most_of_each: mostOfEach,
    })),
  );
  await insertRows(
    client,
    'option_choices',
    choices.map(({ id, group_id, position, choice }) => ({
      id,
      group_id,
      name: choice.name,
      price_delta_cents: choice.delta,
      selected: choice.selected,
      allergens_declared: true,
      sold_out_until: choice.soldOut ? 'infinity' : null,
      position,
    })),
  );
  await insertRows(
    client,
    'option_choice_allergens',
    choices.flatMap(({ id, choice }) => declarationRows('choice_id', id, choice)),
  );
  return new Map(groups.map(({ id, group }) => [group.key, id]));
};
