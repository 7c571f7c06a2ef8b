import type { Opening } from '@zanga/contract/brand/brand-opening';
import type { Refusal } from '@zanga/contract/wire/route';
import { firstSteps, mayOpen, type OpeningFacts } from '@zanga/domain/brand/first-steps';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readDemoLoad } from './demo-queries.ts';
import { readOpeningFacts } from './opening-queries.ts';
import { holdOpen, saveOpen } from './opening-store.ts';

type Tools = Pick<OpeningFacts, 'cards' | 'reached'> & { readonly db: Db; readonly brandId: number };

const present = (facts: OpeningFacts): Opening => {
  const steps = firstSteps(facts);
  return {
    open: facts.open,
    may_open: mayOpen(steps),
    steps: steps.map(({ missing, ...step }) => ({ ...step, missing: [...missing] })),
  };
};

/** The steps to an open shop, with their progress. */
export const seeSteps = async (
  { db, brandId, cards, reached }: Tools,
  now: Date,
): Promise<Opening | Refusal<'brand.not_found'>> => {
  const facts = await readOpeningFacts(db, { brand: brandId, cards, reached }, now);
  return facts ? present(facts) : refuse('brand.not_found');
};

type Wish = { readonly session: StaffSession; readonly open: boolean };
type OpeningRefusal = Refusal<
  'brand.of_all_shops' | 'brand.not_found' | 'brand.unfinished' | 'brand.demo_loaded'
>;

/** Opens the brand to the public once no step is missing, or closes it; a repeated wish changes nothing. */
export const openBrand = async (
  { db, brandId, cards, reached }: Tools,
  { session, open }: Wish,
  now: Date,
): Promise<Opening | OpeningRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('brand.of_all_shops');
  return inTransaction(db, async (tx) => {
    const was = await holdOpen(tx, brandId);
    const facts = await readOpeningFacts(tx, { brand: brandId, cards, reached }, now);
    if (was === undefined || !facts) return refuse('brand.not_found');
    if (was === open) return present(facts);
    if (open && (await readDemoLoad(tx))) return refuse('brand.demo_loaded');
    if (open && !mayOpen(firstSteps(facts))) return refuse('brand.unfinished');
    await saveOpen(tx, brandId, open, now);
    const thing = { kind: 'brand', thing: String(brandId), shopId: null } as const;
    const change = { before: { open_to_public: was }, after: { open_to_public: open } };
    await noteChange(tx, session.trail, { ...thing, ...change }, now);
    return present({ ...facts, open });
  });
};
