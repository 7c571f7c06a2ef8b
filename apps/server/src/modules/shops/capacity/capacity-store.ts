import type { ShopId } from '@zanga/domain/ids';
import type { SlotsForm } from '@zanga/domain/shops/editing/slots-form';
import type { Tx } from '../../../platform/database/connection.ts';

/** Saves the settings of a shop's slots. */
export const saveCapacity = async (tx: Tx, shop_id: ShopId, form: SlotsForm): Promise<void> => {
  await tx.deleteFrom('slot_capacity').where('shop_id', '=', shop_id).execute();
  const rows = (['delivery', 'pickup'] as const).map((mode) => ({ shop_id, mode, ...form[mode] }));
  await tx.insertInto('slot_capacity').values(rows).execute();
};
