import type { Db } from '../../platform/database/connection.ts';
import { holds, mayWorkFor, type Session } from '../../platform/session.ts';

/** All shops for the staff, in the brand's order. */
export const readStaffShops = (db: Db) =>
  db
    .selectFrom('shops')
    .select(['id', 'slug', 'name', 'paused_until', 'pause_reason'])
    .select(['busy_minutes', 'busy_until', 'busy_by'])
    .select(['delivery_paused_until', 'delivery_pause_reason', 'delivery_paused_by'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** A shop, by id or slug, if this person may work for it. */
export const findStaffShop = async (
  db: Db,
  { session, shop }: { readonly session: Session; readonly shop: string },
) =>
  (await readStaffShops(db)).find(
    ({ id, slug }) => (id === shop || slug === shop) && mayWorkFor(session, id),
  );

/** Whether this person sees shipped orders, which belong to no shop. */
export const seesShipping = (session: Session): boolean =>
  holds(session, 'orders.ship') && mayWorkFor(session, null);

/** The shops of this member of the staff, for the office. */
export const readOwnShops = async (db: Db, session: Session) => ({
  data: (await readStaffShops(db))
    .filter(({ id }) => mayWorkFor(session, id))
    .map(({ id, slug, name }) => ({ id, slug, name })),
  shipping: seesShipping(session),
});
