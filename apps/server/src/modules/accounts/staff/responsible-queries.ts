import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type Responsible = { readonly id: UserId; readonly firstname: string; readonly email: string };

/** People responsible for a shop, or with null for all of them: the managers, or without any the owners. */
export const readResponsible = async (tx: Tx, shopId: string | null): Promise<readonly Responsible[]> => {
  const { rows } = await sql<Responsible & { readonly role: string }>`
    select p.id, p.firstname, p.email, min(r.role) as role
    from staff_roles r join people p on p.id = r.user_id
    where r.role in ('manager', 'owner') and (r.all_shops or r.shop_id = ${shopId}) and p.deleted_at is null
    group by p.id, p.firstname, p.email
    order by p.id`.execute(tx);
  const managers = rows.filter(({ role }) => role === 'manager');
  return managers.length > 0 ? managers : rows;
};
