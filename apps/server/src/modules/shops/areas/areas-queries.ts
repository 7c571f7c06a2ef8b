import { Position } from '@zanga/contract/shops/shops';
import type { ShopId } from '@zanga/domain/ids';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';

const polygonIn = jsonColumn('delivery_areas.polygon', z.array(Position));

/** The areas of a shop with their towns and streets, in their order. */
export const readAreas = async (db: Db | Tx, shop: ShopId) => {
  const rows = await db
    .selectFrom('delivery_areas as a')
    .where('a.shop_id', '=', shop)
    .orderBy('a.id')
    .selectAll('a')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('delivery_towns as t')
          .whereRef('t.area_id', '=', 'a.id')
          .orderBy('t.city')
          .orderBy('t.province')
          .select(['t.city', 't.province', 't.zip']),
      ).as('towns'),
      jsonArrayFrom(
        eb
          .selectFrom('delivery_streets as n')
          .whereRef('n.area_id', '=', 'a.id')
          .orderBy('n.street')
          .orderBy('n.from_number')
          .select(['n.street', 'n.from_number', 'n.to_number']),
      ).as('streets'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, polygon: polygonIn(row.polygon) }));
};

export type AreaRow = Awaited<ReturnType<typeof readAreas>>[number];
