import type { GroupForm } from '@zanga/domain/catalogue/editing/group-form';
import { declarationOf } from '@zanga/domain/catalogue/editing/product-form';
import type { ChoiceId, OptionGroupId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';
import { type GroupRow, selectGroups } from './group-queries.ts';

/** Locks a group against other saves and against products that take it up, and reads its editable fields. */
export const holdGroup = async (tx: Tx, id: OptionGroupId): Promise<GroupRow | undefined> => {
  const held = tx.selectFrom('option_groups').select('id').where('id', '=', id).forUpdate();
  if (!(await held.executeTakeFirst())) return undefined;
  return selectGroups(tx).where('g.id', '=', id).executeTakeFirst();
};

export const insertGroup = async (tx: Tx, id: OptionGroupId, name: string): Promise<void> => {
  await tx.insertInto('option_groups').values({ id, name, min_choices: 0, max_choices: 1 }).execute();
};

/** An archived choice keeps its id when its name is added again, so that old orders still refer to it. */
const idOf = (row: GroupRow, choice: GroupForm['choices'][number]): ChoiceId =>
  choice.id ?? row.choices.find(({ archived, name }) => archived && name === choice.name)?.id ?? newId('cho');

const saveChoices = async (tx: Tx, row: GroupRow, choices: GroupForm['choices']) => {
  const rows = choices.map((choice, position) => ({
    id: idOf(row, choice),
    name: choice.name,
    delta: choice.price_delta,
    selected: choice.selected,
    declared: choice.allergens !== null,
    position,
  }));
  await tx
    .updateTable('option_choices')
    .set({ archived: true, selected: false })
    .where('group_id', '=', row.id)
    .where('archived', '=', false)
    .where('id', 'not in', rows.map(({ id }) => id).concat('cho_'))
    .execute();
  await sql`
    insert into option_choices (id, group_id, name, price_delta_cents, selected, allergens_declared, position)
    select c.id, ${row.id}, c.name, c.delta, c.selected, c.declared, c.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id text, name text, delta int, selected boolean, declared boolean, position int)
    on conflict (id) do update set name = excluded.name, price_delta_cents = excluded.price_delta_cents,
      selected = excluded.selected, allergens_declared = excluded.allergens_declared,
      position = excluded.position, archived = false`.execute(tx);
  await tx
    .deleteFrom('option_choice_allergens')
    .where('choice_id', 'in', rows.map(({ id }) => id).concat('cho_'))
    .execute();
  const declared = rows.flatMap(({ id }, at) =>
    Object.entries(declarationOf({ allergens: choices[at]?.allergens ?? null }) ?? {}).map(
      ([allergen, presence]) => ({ choice_id: id, allergen, presence }),
    ),
  );
  if (declared.length > 0) await tx.insertInto('option_choice_allergens').values(declared).execute();
};

/** Saves an edited group; removed choices are archived, for the orders that refer to them. */
export const saveGroup = async (
  tx: Tx,
  row: GroupRow,
  form: GroupForm,
  { choices }: { readonly choices: boolean },
): Promise<void> => {
  await tx
    .updateTable('option_groups')
    .set({
      name: form.name,
      min_choices: form.min,
      max_choices: form.max,
      most_of_each: form.most_of_each,
      archived: form.archived,
    })
    .where('id', '=', row.id)
    .execute();
  if (choices) await saveChoices(tx, row, form.choices);
};
