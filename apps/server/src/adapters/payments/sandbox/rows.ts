import { randomBytes } from 'node:crypto';
import { intentStatuses } from '@zanga/domain/payments/intent-status';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import type { SandboxCards, SandboxIntents, SandboxRefunds } from '../../../platform/database/tables.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type CardFace, ProviderRefusal } from '../port.ts';

export type CardRow = Selectable<SandboxCards>;
export type IntentRow = Selectable<SandboxIntents>;
export type RefundRow = Selectable<SandboxRefunds>;

export type SandboxTools = {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs reports to our webhook. */
  readonly secret: string;
  /** Wakes the courier for a new report. */
  readonly wake: () => void;
};

export const IntentStatusOf = z.enum(intentStatuses);

export const newRef = (prefix: 'cus' | 'dp' | 'evt' | 'pi' | 'pm' | 're' | 'seti'): string =>
  `${prefix}_sandbox${randomBytes(12).toString('hex')}`;

export const faceOf = (card: CardRow): CardFace => ({
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  fingerprint: card.fingerprint,
});

/** Runs a write of the provider in a transaction; its reports leave after the commit. */
export const write = async <T>({ db, wake }: SandboxTools, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const done = await inTransaction(db, work);
  wake();
  return done;
};

const missing = (): never => {
  throw new ProviderRefusal('resource_missing');
};

/** Locks an intent until the transaction ends. */
export const lockIntent = async (tx: Tx, ref: string): Promise<IntentRow> =>
  (await tx
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst()) ?? missing();

export const readIntentRow = async (db: Db, ref: string): Promise<IntentRow> =>
  (await db.selectFrom('sandbox_intents').selectAll().where('ref', '=', ref).executeTakeFirst()) ?? missing();

export const readRowBySecret = async (db: Db, secret: string): Promise<IntentRow> =>
  (await db
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('client_secret', '=', secret)
    .executeTakeFirst()) ?? missing();

export const readCard = (on: Db | Tx, ref: string): Promise<CardRow | undefined> =>
  on.selectFrom('sandbox_cards').selectAll().where('ref', '=', ref).executeTakeFirst();

export type IntentChange = Partial<
  Pick<
    IntentRow,
    'status' | 'captured_cents' | 'card_ref' | 'challenge' | 'refusal_code' | 'keep_card' | 'refunded_cents'
  >
> & { readonly card_face?: CardFace };

/** Changes a locked intent and returns its new state. */
export const saveIntent = async (tx: Tx, intent: IntentRow, change: IntentChange): Promise<IntentRow> => {
  const { card_face: face, ...rest } = change;
  const columns = { ...rest, ...(face && { card_face: JSON.stringify(face) }) };
  await withoutWaiting(tx, (quiet) =>
    quiet.updateTable('sandbox_intents').set(columns).where('ref', '=', intent.ref).execute(),
  );
  return { ...intent, ...change };
};
