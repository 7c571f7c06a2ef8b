import type { ShopId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { type KnownRows, readBoard } from './board-queries.ts';

/** After this time a board is read whole: a write that raised no version of an order must not stay unseen. */
const knownMs = 60_000;

type KnownBoard = { readonly since: number; readonly rows: KnownRows };

const nothing: KnownRows = new Map();

export type Boards = {
  readonly read: (db: Db, shopId: ShopId | null, now: Date) => ReturnType<typeof readBoard>;
};

/** Boards read whole, as for a single look. */
export const wholeBoards: Boards = {
  read: (db, shopId, now) => readBoard(db, { shopId, known: nothing }, now),
};

/** Remembers followed boards, so that a change costs the reading of the changed cards alone. */
export const knowBoards = (): Boards => {
  const boards = new Map<ShopId | null, KnownBoard>();
  const forgetOld = (now: number) => {
    for (const [shop, { since }] of boards) if (Math.abs(now - since) > knownMs) boards.delete(shop);
  };
  return {
    read: async (db, shopId, now) => {
      forgetOld(now.getTime());
      const board = boards.get(shopId);
      const read = await readBoard(db, { shopId, known: board?.rows ?? nothing }, now);
      boards.set(shopId, { since: board?.since ?? now.getTime(), rows: read.known });
      return read;
    },
  };
};
