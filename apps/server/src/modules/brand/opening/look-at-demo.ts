import type { DemoSight } from '@zanga/contract/brand/demo-to-look-at';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { violatesReference, violatesUniqueness } from './constraint-violation.ts';
import type { DemoShop } from './demo-port.ts';
import { hasSold, hasSoldDemo, readDemoLoad, wasEverOpen } from './demo-queries.ts';
import { holdOpen } from './opening-store.ts';

type Tools = { readonly db: Db; readonly brandId: number; readonly demo: DemoShop };

const see = async ({ brandId, demo }: Tools, db: Db | Tx): Promise<DemoSight> => {
  const loadedAt = await readDemoLoad(db);
  if (loadedAt)
    return {
      loaded_at: loadedAt.toISOString(),
      may_load: false,
      in_the_way: [...(await demo.leaning(db))],
      ...(await described(demo, db)),
    };
  return {
    loaded_at: null,
    may_load: (await wasEverOpen(db, brandId)) === false && !(await hasSold(db)),
    counts: { shops: 0, products: 0, coupons: 0 },
    in_the_way: [],
    changed: [],
  };
};

const described = async (demo: DemoShop, db: Db | Tx) => {
  const { counts, changed } = await demo.describe(db);
  return { counts, changed: [...changed] };
};

/** The demo's state for the owner, with anything that stops loading or deleting it. */
export const seeDemo = async (tools: Tools): Promise<DemoSight | Refusal<'brand.not_found'>> => {
  if ((await wasEverOpen(tools.db, tools.brandId)) === undefined) return refuse('brand.not_found');
  return see(tools, tools.db);
};

type LoadRefusal = Refusal<'brand.demo_opened' | 'brand.demo_sold' | 'brand.demo_clashes'>;
type DeleteRefusal = Refusal<'brand.demo_sold' | 'brand.demo_leaned_on'>;

const load = async ({ brandId, demo }: Tools, tx: Tx, now: Date): Promise<LoadRefusal | undefined> => {
  if (await wasEverOpen(tx, brandId)) return refuse('brand.demo_opened');
  if (await hasSold(tx)) return refuse('brand.demo_sold');
  await demo.load(tx, now);
  return undefined;
};

const throwAway = async ({ demo }: Tools, tx: Tx): Promise<DeleteRefusal | undefined> => {
  if (await hasSoldDemo(tx)) return refuse('brand.demo_sold');
  await demo.holdRows(tx);
  if ((await demo.leaning(tx)).length > 0) return refuse('brand.demo_leaned_on');
  await demo.throwAway(tx);
  return undefined;
};

type Wish = { readonly session: StaffSession; readonly loaded: boolean };
type DemoRefusal = LoadRefusal | DeleteRefusal | Refusal<'brand.of_all_shops' | 'brand.not_found'>;

const carryOut = (tools: Tools, { session, loaded }: Wish, now: Date) =>
  inTransaction(tools.db, async (tx): Promise<DemoSight | DemoRefusal> => {
    await tools.demo.hold(tx);
    // Opening the brand locks the same row: a brand cannot open halfway through.
    if ((await holdOpen(tx, tools.brandId)) === undefined) return refuse('brand.not_found');
    const was = (await readDemoLoad(tx)) !== undefined;
    if (was === loaded) return see(tools, tx);
    const refused = loaded ? await load(tools, tx, now) : await throwAway(tools, tx);
    if (refused) return refused;
    const thing = { kind: 'brand', thing: String(tools.brandId), shopId: null } as const;
    await noteChange(tx, session.trail, { ...thing, before: { demo: was }, after: { demo: loaded } }, now);
    return see(tools, tx);
  });

/** Loads or deletes the whole demo; a repeated wish, from a second tab, changes nothing. */
export const switchDemo = async (tools: Tools, wish: Wish, now: Date): Promise<DemoSight | DemoRefusal> => {
  if (!mayWorkFor(wish.session, null)) return refuse('brand.of_all_shops');
  try {
    return await carryOut(tools, wish, now);
  } catch (error) {
    // A row was added after the check, or one refers to the demo in a way the check does not know.
    if (!wish.loaded && violatesReference(error)) return refuse('brand.demo_leaned_on');
    if (wish.loaded && violatesUniqueness(error)) return refuse('brand.demo_clashes');
    throw error;
  }
};
