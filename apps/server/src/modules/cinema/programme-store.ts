import type { ProductId } from '@zanga/domain/ids';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database/connection.ts';
import type { CinemaShows } from '../../platform/database/tables.ts';

/** Locks the programme of all halls until the transaction ends, so that two shows added at once do not overlap. */
export const holdHalls = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('halls of the cinema', 0))`.execute(tx);
};

export const insertShows = async (tx: Tx, shows: readonly Insertable<CinemaShows>[]): Promise<void> => {
  await tx
    .insertInto('cinema_shows')
    .values([...shows])
    .execute();
};

type Edited = Pick<Insertable<CinemaShows>, 'shop_id' | 'film' | 'hall' | 'starts_at' | 'minutes' | 'seats'>;

export const saveShow = async (tx: Tx, id: ProductId, show: Edited): Promise<void> => {
  await tx.updateTable('cinema_shows').set(show).where('product_id', '=', id).execute();
};
