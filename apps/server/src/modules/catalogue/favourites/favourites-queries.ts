import type { ProductId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

type Page = { readonly page: number; readonly paginate: number };

/** A page of a user's visible favourites, latest first. */
export const listFavouriteIds = async (
  db: Db,
  userId: UserId,
  { page, paginate }: Page,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> => {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with mine as materialized (
      select p.id, f.created_at
      from favorites f join products p on p.id = f.product_id join categories root on root.id = p.root_category_id
      where f.user_id = ${userId} and p.published and root.published
    )
    select (select count(*)::int from mine) as total, array(
      select id from mine order by created_at desc, id limit ${paginate} offset ${(page - 1) * paginate}
    ) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** The favourites of a user among some products. */
export const favouritesAmong = async (
  db: Db,
  userId: UserId,
  ids: readonly ProductId[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('favorites')
    .where('user_id', '=', userId)
    .where(sql<boolean>`product_id = any(${[...ids]}::text[])`)
    .select('product_id')
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
};

/** All favourites of a user for the export of their data. */
export const exportFavourites = (db: Db, userId: UserId) =>
  db
    .selectFrom('favorites as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at', 'desc')
    .select(['p.slug', 'p.name', 'f.created_at as marked_at'])
    .execute();
