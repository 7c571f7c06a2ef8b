import type { OfficeShop } from '@zanga/contract/shops/shop-office';
import type { Db } from '../../../platform/database/connection.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { presentShop } from '../present-shop.ts';
import { readEveryShop } from '../queries.ts';

/** The shops of this member of the staff, closed ones included. */
export const listShops = async (db: Db, session: Session, now: Date): Promise<{ data: OfficeShop[] }> => {
  const records = await readEveryShop(db, now);
  return {
    data: records
      .filter(({ shop }) => mayWorkFor(session, shop.id))
      .map((record) => {
        const { id, slug, name, address, services, opening } = presentShop(record, now);
        const { published, updated_at } = record.shop;
        return {
          ...{ id, slug, name, city: address.city, services, opening, published },
          updated_at: updated_at.toISOString(),
        };
      }),
  };
};
