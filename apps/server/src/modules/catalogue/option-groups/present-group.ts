import type { EditedGroup, GroupForm } from '@zanga/contract/menu/options-office';
import { allergens as known, type Presence } from '@zanga/domain/catalogue/vocabulary';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { versionOf } from '../../../platform/edited-form.ts';
import { type GroupRow, readAsking, readRunOut } from './group-queries.ts';

/** A row as the form for staff, without archived choices. */
export const groupFormOf = (row: GroupRow): GroupForm => ({
  name: row.name,
  min: row.min_choices,
  max: row.max_choices,
  most_of_each: row.most_of_each,
  choices: row.choices
    .filter(({ archived }) => !archived)
    .map(({ id, name, price_delta_cents: price_delta, selected, allergens_declared, allergens }) => {
      const marked = (presence: Presence) => known.filter((one) => allergens[one] === presence);
      const declared = { contains: marked('contains'), may_contain: marked('may_contain') };
      return { id, name, price_delta, selected, allergens: allergens_declared ? declared : null };
    }),
  archived: row.archived,
});

export const groupVersionOf = (row: GroupRow): string => versionOf(groupFormOf(row));

/** A group for its page in the office. */
export const presentGroup = async (db: Db | Tx, row: GroupRow, now: Date): Promise<EditedGroup> => {
  const { total, some } = await readAsking(db, row.id);
  return {
    id: row.id,
    version: groupVersionOf(row),
    form: groupFormOf(row),
    products: [...some],
    products_total: total,
    sold_out: await readRunOut(db, row.id, now),
  };
};
