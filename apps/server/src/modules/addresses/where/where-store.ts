import type { AddressId, ShopId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

type Chosen = {
  readonly shop_id: ShopId | null;
  readonly address_id: AddressId | null;
};

/** Keeps a person's last choice; an earlier choice that arrives late from a slow device changes nothing. */
export const keepChosenPlace = async (db: Db, userId: UserId, chosen: Chosen, now: Date): Promise<void> => {
  await db
    .insertInto('chosen_places')
    .values({ ...chosen, user_id: userId, chosen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...chosen, chosen_at: now })
        .where('chosen_places.chosen_at', '<=', now),
    )
    .execute();
};

export const forgetChosenPlace = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('chosen_places').where('user_id', '=', userId).execute();
};
