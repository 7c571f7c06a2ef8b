import type { ShopId } from '@zanga/domain/ids';
import type { TestApp } from '../../../test/harness.ts';
import { newId } from '../../platform/new-id.ts';

/** Adds a shift of an hour, now over, of a new worker in a shop; returns its id. */
export const workedIn = async (app: TestApp, shop: ShopId): Promise<string> => {
  const { userId } = await app.signIn('worker');
  const id = newId('shf');
  const [from_at, until_at] = [3, 2].map((hours) => new Date(app.now.at.getTime() - hours * 3_600_000));
  if (!from_at || !until_at) throw new Error('Two moments were made');
  const told = { from_how: 'pin', until_how: 'pin' } as const;
  await app.db
    .insertInto('shifts')
    .values({ id, user_id: userId, shop_id: shop, from_at, until_at, ...told })
    .execute();
  return id;
};
