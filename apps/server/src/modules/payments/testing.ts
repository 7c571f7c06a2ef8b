import type { PaymentId, UserId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { toolsBehind } from './payments.ts';

export { toolsBehind } from './payments.ts';
export { reconcile } from './provider/reconcile.ts';
export { recordDispute } from './provider/record-dispute.ts';

const findThing = async (db: Db, id: string) => {
  const { rows } = await sql<{ payment_id: PaymentId; user_id: UserId | null }>`
    select payment_id, user_id from things where id = ${id}`.execute(db);
  return rows[0];
};

const follow = (db: Db, payments: App['payments']) =>
  payments.followOrders({
    hold: async (tx, id) => {
      await sql`select from things where id = ${id} for update`.execute(tx);
      return async ({ kind, payment: { state } }) => {
        await sql`update things set state = ${state} where id = ${id}`.execute(tx);
        await sql`insert into thing_changes (thing, kind, state) values (${id}, ${kind}, ${state})`.execute(
          tx,
        );
      };
    },
    payable: async ({ orderId, by }) => {
      const thing = await findThing(db, orderId);
      const own =
        'userId' in by ? thing?.user_id === by.userId : by.token === `token-of-this-order-${orderId}`;
      return thing && own
        ? { ok: true, paymentId: thing.payment_id }
        : { ok: false, code: 'order.not_found' };
    },
  });

/** Things to buy in a test: rows that move with their payment, as orders do. */
export const sellThings = async ({ db, payments, http }: Pick<App, 'db' | 'payments' | 'http'>) => {
  await sql`create table things (id text primary key, state text not null, payment_id text, user_id text)`.execute(
    db,
  );
  await sql`create table thing_changes (n serial, thing text, kind text, state text)`.execute(db);

  follow(db, payments);

  /** A thing to pay for, and its payment. */
  const offer = (
    id: string,
    {
      amountCents = 1_850,
      userId = null as UserId | null,
      capture = 'automatic' as 'automatic' | 'manual',
    } = {},
  ) =>
    inTransaction(db, async (tx) => {
      const payment = await payments.open(tx, {
        purpose: 'order',
        ownerId: id,
        userId,
        amountCents: cents(amountCents),
        capture,
        now: toolsBehind(payments).clock(),
      });
      await sql`insert into things values (${id}, 'open', ${payment.id}, ${userId})`.execute(tx);
      return payment;
    });

  const changesOf = async (id: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ word: string }>`
      select kind || ' ' || state as word from thing_changes where thing = ${id} order by n`.execute(db);
    return rows.map(({ word }) => word);
  };

  return { offer, changesOf, browser: browserOf(http), stateOf: stateOf(db) };
};

const stateOf = (db: Db) => async (id: string) => {
  const { rows } = await sql<{ state: string }>`select state from things where id = ${id}`.execute(db);
  return rows[0]?.state;
};

const Confirmed = z.object({
  status: z.string().optional(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  challenge_url: z.string().nullable().optional(),
});

/** A customer's browser at the sandbox. */
const browserOf = (http: App['http']) => ({
  /** Types a card, or confirms with the saved one. */
  confirm: async (clientSecret: string | null, number: string | null = '4242 4242 4242 4242', given = {}) => {
    const card = number === null ? null : { number, exp_month: 12, exp_year: 2030, cvc: '123', ...given };
    const response = await http.inject({
      method: 'POST',
      url: '/dev/payments/confirm',
      payload: { client_secret: clientSecret, card },
    });
    return { code: response.statusCode, ...Confirmed.parse(response.json()) };
  },
  answer: async (challengeUrl: string | null | undefined, answer: 'yes' | 'no') =>
    http.inject({ method: 'GET', url: `${challengeUrl}/answer?answer=${answer}` }),
});

/** Makes the sandbox misbehave. */
export const switchSandbox = (
  db: Db,
  switches: Partial<{ outage: 'none' | 'slow' | 'down' | 'error'; mute: boolean; copies: number }>,
) => db.updateTable('sandbox_switches').set(switches).execute();
