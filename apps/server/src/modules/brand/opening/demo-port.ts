import type { InTheWay } from '@zanga/contract/brand/demo-to-look-at';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** The loaded demo: how many things it brought, and the ones its owner has changed since. */
export type LoadedDemo = {
  readonly counts: { readonly shops: number; readonly products: number; readonly coupons: number };
  readonly changed: readonly string[];
};

/** The demo shop, for an owner to look at. It lies beside the modules, since it fills the tables of all of them. */
export type DemoShop = {
  /** Things of the owner that refer to the demo and would break without it. */
  readonly leaning: (db: Db | Tx) => Promise<readonly InTheWay[]>;
  readonly describe: (db: Db | Tx) => Promise<LoadedDemo>;
  /** Locks loading and deleting of the demo until the transaction ends. */
  readonly hold: (tx: Tx) => Promise<void>;
  readonly load: (tx: Tx, now: Date) => Promise<void>;
  /** Locks the demo's rows, so that nothing new refers to them until the transaction ends. */
  readonly holdRows: (tx: Tx) => Promise<void>;
  readonly throwAway: (tx: Tx) => Promise<void>;
};
