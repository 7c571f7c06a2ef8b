import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

type Thing = { readonly kind: string; readonly thing: string };

/** Last change of each value of a thing, with its author and time, by the audit's names of the values. */
export const readLastChanges = async (db: Db | Tx, { kind, thing }: Thing) => {
  const { rows } = await sql<{
    readonly key: string;
    readonly at: Date;
    readonly firstname: string | null;
    readonly lastname: string | null;
  }>`
    select distinct on (k.key) k.key, a.at, p.firstname, p.lastname
    from audit_entries a
      cross join lateral jsonb_object_keys(a.after) as k(key)
      left join people p on p.id = a.user_id and p.deleted_at is null
    where a.kind = ${kind} and a.thing = ${thing}
    order by k.key, a.at desc, a.id desc`.execute(db);
  return new Map(
    rows.map(({ key, at, firstname, lastname }) => [
      key,
      { at: at.toISOString(), by: firstname === null ? null : `${firstname} ${lastname ?? ''}`.trim() },
    ]),
  );
};
