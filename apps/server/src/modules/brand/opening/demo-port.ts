import type { InTheWay } from '@zanga/contract/brand/demo-to-look-at';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** What is known of the demo that is there: how much it brought, and what its owner has changed of it since. */
export type LoadedDemo = {
  readonly counts: { readonly shops: number; readonly products: number; readonly coupons: number };
  readonly changed: readonly string[];
};

/** The demo shop as something that an owner looks at. It lies beside the modules, since it fills the tables of all of them. */
export type DemoShop = {
  /** What of the owner's leans on the demo that is there. */
  readonly leaning: (db: Db | Tx) => Promise<readonly InTheWay[]>;
  readonly describe: (db: Db | Tx) => Promise<LoadedDemo>;
  /** Lets nobody else load it or throw it away until this is done. */
  readonly hold: (tx: Tx) => Promise<void>;
  readonly load: (tx: Tx, now: Date) => Promise<void>;
  /** Lets nobody lean on anything of it until this is done. */
  readonly holdRows: (tx: Tx) => Promise<void>;
  readonly throwAway: (tx: Tx) => Promise<void>;
};
