import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Visible products by id or slug; only these can be favourites. */
const visible = (keys: readonly string[]) => sql`
  select p.id, wanted.place
  from unnest(${[...keys]}::text[]) with ordinality as wanted (key, place)
  join products p on p.id = wanted.key or p.slug = wanted.key
  where p.published`;

/** Adds favourites, the first of them as the latest; returns how many products exist and how many were added. */
export const addFavourites = async (
  db: Db,
  userId: UserId,
  { products, now }: { readonly products: readonly string[]; readonly now: Date },
): Promise<{ readonly known: number; readonly added: number }> => {
  const { rows } = await sql<{ known: number; added: number }>`
    with wanted as (${visible(products)}),
    added as (
      insert into favorites (user_id, product_id, created_at)
      select ${userId}, id, ${now}::timestamptz - min(place) * interval '1 millisecond' from wanted group by id
      on conflict do nothing returning product_id
    )
    select (select count(distinct id)::int from wanted) as known, (select count(*)::int from added) as added
  `.execute(db);
  return rows[0] ?? { known: 0, added: 0 };
};

/** Removes a favourite; false when the product does not exist. */
export const removeFavourite = async (db: Db, userId: UserId, product: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    with removed as (
      delete from favorites using products p
      where user_id = ${userId} and product_id = p.id and (p.id = ${product} or p.slug = ${product})
    )
    select exists (select from products where id = ${product} or slug = ${product}) as known`.execute(db);
  return rows[0]?.known ?? false;
};

/** Deletes all favourites of an account. */
export const forgetFavourites = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('favorites').where('user_id', '=', userId).execute();
};
