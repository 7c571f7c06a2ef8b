import type { EditedGroup } from '@zanga/contract/menu/options-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { type GroupForm, type GroupProblem, groupProblems } from '@zanga/domain/catalogue/editing/group-form';
import type { OptionGroupId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { type GroupRow, readAsking, readGroup } from './group-queries.ts';
import { holdGroup, saveGroup } from './group-store.ts';
import { groupFormOf, groupVersionOf, presentGroup } from './present-group.ts';

type Saving = {
  readonly session: StaffSession;
  readonly id: OptionGroupId;
  readonly version: string;
  readonly form: GroupForm;
};

type EditGroupRefusal = Refusal<
  'menu.of_all_shops' | 'option_group.not_found' | 'option_group.changed' | 'invalid'
>;

/** Problems with ids of choices: each must belong to this group, and appear once. */
function* strangers(row: GroupRow, form: GroupForm): Generator<GroupProblem> {
  const ids = form.choices.flatMap(({ id }) => (id === null ? [] : [id]));
  const known = new Set(row.choices.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
    yield { field: 'choices', text: 'Una delle scelte non è di questo gruppo' };
}

/** Saves an edited group of options, unless another save was quicker. */
export const editGroup = async (
  db: Db,
  { session, id, version, form }: Saving,
  now: Date,
): Promise<EditedGroup | EditGroupRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction(db, async (tx) => {
    const held = await holdGroup(tx, id);
    if (!held) return refuse('option_group.not_found');
    if (groupVersionOf(held) !== version) return refuse('option_group.changed');
    const { total: products, published } = await readAsking(tx, id);
    const problems = [...strangers(held, form), ...groupProblems(form, { products, published })];
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    const before = groupFormOf(held);
    await saveGroup(tx, held, form, { choices: isChanged(before, form, 'choices') });
    const saved = await readGroup(tx, id);
    if (!saved) throw new Error(`${id} has gone while it was held`);
    const change = { before: auditedOf(before), after: auditedOf(groupFormOf(saved)) };
    await noteChange(tx, session.trail, { kind: 'option_group', thing: id, shopId: null, ...change }, now);
    return presentGroup(tx, saved, now);
  });
};

/** A form as the audit stores it: choices by name, with their prices. */
const auditedOf = ({ choices, ...form }: GroupForm) => ({
  ...form,
  choices: choices.map(({ id: _, price_delta, ...choice }) => ({ ...choice, price_cents: price_delta })),
});
