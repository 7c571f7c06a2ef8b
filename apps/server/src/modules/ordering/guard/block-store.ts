import type { ShopId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

type Kind = 'phone' | 'email';
/** Keys of phone and mail address, today's first. */
export type Contacts = Readonly<Record<Kind, readonly Buffer[]>>;

/** Which of both a shop has blocked. */
export const readBlocks = async (
  on: Db | Tx,
  { shop, contacts }: { readonly shop: ShopId | ''; readonly contacts: Contacts },
  now: Date,
) => {
  const keys = [...contacts.phone, ...contacts.email];
  const rows =
    keys.length === 0
      ? []
      : await on
          .selectFrom('contact_blocks')
          .select('kind')
          .where('shop_id', '=', shop)
          .where('key', 'in', keys)
          .where('ends_at', '>', now)
          .execute();
  const has = (wanted: Kind) => rows.some(({ kind }) => kind === wanted);
  return { phone: has('phone'), email: has('email') };
};

type Block = {
  readonly shop: ShopId | '';
  readonly kind: Kind;
  readonly key: Buffer;
  readonly by: UserId;
  readonly until: Date;
};

export const saveBlock = async (tx: Tx, { shop, kind, key, by, until }: Block, now: Date): Promise<void> => {
  const row = { shop_id: shop, key, kind, by_user_id: by, created_at: now, ends_at: until };
  await tx
    .insertInto('contact_blocks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'key']).doUpdateSet(row))
    .execute();
};

export const endBlock = async (
  tx: Tx,
  { shop, keys }: { readonly shop: ShopId | ''; readonly keys: readonly Buffer[] },
): Promise<void> => {
  await tx.deleteFrom('contact_blocks').where('shop_id', '=', shop).where('key', 'in', keys).execute();
};
