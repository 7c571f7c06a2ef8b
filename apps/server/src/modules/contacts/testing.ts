import type { ShopId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';

type TestMessage = {
  readonly reference: string;
  readonly email?: string;
  readonly shop?: ShopId | null;
  readonly at?: Date;
  readonly closed?: boolean;
  readonly message?: string;
};

/** Adds a message of a customer. */
export const addMessage = async (
  db: Db,
  { reference, email = 'ada@example.it', shop = null, at = new Date(), closed = false, message }: TestMessage,
): Promise<string> => {
  const words = {
    topic: 'other',
    message: message ?? 'La pizza era fredda.',
    firstname: 'Ada',
    lastname: 'Rossi',
  };
  await db
    .insertInto('contact_messages')
    .values({ reference, email, shop_id: shop, created_at: at, closed_at: closed ? at : null, ...words })
    .execute();
  return reference;
};
