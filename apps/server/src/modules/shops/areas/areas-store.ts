import type { ShopId } from '@zanga/domain/ids';
import { areaFields } from '@zanga/domain/shops/areas/area-fields';
import type { AreasForm } from '@zanga/domain/shops/areas/areas-form';
import type { Tx } from '../../../platform/database/connection.ts';
import { storeSimple } from '../../../platform/edited-form.ts';

/** Replaces all areas of a shop: orders and addresses refer to them by name. */
export const saveAreas = async (tx: Tx, shop_id: ShopId, { areas }: AreasForm): Promise<void> => {
  await tx.deleteFrom('delivery_areas').where('shop_id', '=', shop_id).execute();
  for (const area of areas) {
    const { id: area_id } = await tx
      .insertInto('delivery_areas')
      .values({
        shop_id,
        ...storeSimple(areaFields, area),
        polygon: JSON.stringify(area.polygon),
        lead_minutes: area.lead_minutes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const towns = area.towns.map((town) => ({ area_id, ...town }));
    if (towns.length > 0) await tx.insertInto('delivery_towns').values(towns).execute();
    const streets = area.streets.map(({ street, from, to }) => ({
      ...{ area_id, street, from_number: from, to_number: to },
    }));
    if (streets.length > 0) await tx.insertInto('delivery_streets').values(streets).execute();
  }
};
