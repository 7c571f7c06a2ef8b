import type { OrderId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

export type Invited = {
  readonly id: OrderId;
  readonly number: string;
  readonly user_id: UserId;
  readonly firstname: string;
  readonly email: string;
  readonly completed_at: Date;
  readonly shop: string | null;
};

const most = 500;

/** Customers' orders handed over between two moments, without review or invitation. */
export const readUnasked = async (db: Db, from: Date, to: Date): Promise<readonly Invited[]> => {
  const { rows } = await sql<Invited>`
    select o.id, o.number, o.user_id, u.firstname, u.email, o.completed_at,
      (select s.name from order_part_facts p join shop_profiles s on s.id = p.shop_id
       where p.order_id = o.id and p.state = 'completed' order by p.part limit 1) as shop
    from order_facts o join people u on u.id = o.user_id and u.deleted_at is null
    where o.state = 'completed' and o.user_id is not null and o.completed_at > ${from} and o.completed_at <= ${to}
      and not exists (select from reviews r where r.order_id = o.id)
      and not exists (select from review_invitations i where i.order_id = o.id)
    order by o.completed_at limit ${most}`.execute(db);
  return rows;
};

/** Notes the invitation to review an order; false if there was one already. */
export const noteInvitation = async (tx: Tx, orderId: OrderId, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review_invitations')
    .values({ order_id: orderId, invited_at: now })
    .onConflict((again) => again.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
