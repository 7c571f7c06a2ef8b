import type { Agreements } from '@zanga/contract/brand/agreements';
import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readAgreed, readDueAgreements } from './agreement-queries.ts';
import { keepAgreements } from './agreement-store.ts';

/** Texts that wait for a customer's agreement, and earlier agreements. */
export const seeAgreements = async (db: Db | Tx, userId: UserId): Promise<Agreements> => ({
  due: (await readDueAgreements(db, userId)).map(({ asked_at, ...due }) => ({
    ...due,
    asked_at: asked_at.toISOString(),
  })),
  agreed: (await readAgreed(db, userId)).map(({ slug, title, state, agreed_at }) => ({
    ...{ slug, title, state: Number(state), agreed_at: agreed_at.toISOString() },
  })),
});

type Agreeing = { readonly userId: UserId; readonly states: readonly number[] };

/** Keeps a customer's agreement to the present texts. An outdated text is refused; a repeated agreement counts once. */
export const agree = (
  db: Db,
  { userId, states }: Agreeing,
  now: Date,
): Promise<Agreements | Refusal<'terms.outdated'>> =>
  inTransaction(db, async (tx) => {
    const due = (await readDueAgreements(tx, userId)).map(({ state }) => state);
    const had = (await readAgreed(tx, userId)).map(({ state }) => Number(state));
    if (!states.every((state) => due.includes(state) || had.includes(state))) return refuse('terms.outdated');
    await keepAgreements(tx, { userId, states: states.filter((state) => due.includes(state)) }, now);
    return seeAgreements(tx, userId);
  });
