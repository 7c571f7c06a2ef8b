import type { EditedGroup } from '@zanga/contract/menu/options-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readGroup } from './group-queries.ts';
import { insertGroup } from './group-store.ts';
import { presentGroup } from './present-group.ts';

/** Adds a group of options without products. */
export const addGroup = async (
  db: Db,
  { session, name }: { readonly session: StaffSession; readonly name: string },
  now: Date,
): Promise<EditedGroup | Refusal<'menu.of_all_shops' | 'invalid'>> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  if (name === '') return refuse('invalid', { name: ['Scrivi un nome'] });
  return inTransaction(db, async (tx) => {
    const id = newId('opt');
    await insertGroup(tx, id, name);
    const change = { kind: 'option_group', thing: id, shopId: null, after: { name } } as const;
    await noteChange(tx, session.trail, change, now);
    const row = await readGroup(tx, id);
    if (!row) throw new Error(`${id} was not written`);
    return presentGroup(tx, row, now);
  });
};
