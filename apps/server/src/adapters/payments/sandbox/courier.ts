import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import type { Log } from '../../../platform/log.ts';
import { signatureHeader, signReport } from './signature.ts';

type CourierTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string;
  /** Where reports go; nowhere while the server does not listen. */
  readonly address: () => string | undefined;
};

export type Courier = { readonly wake: () => void; readonly stop: () => Promise<void> };

const restMs = 1_000;
const patienceMs = 5_000;
const mostAttempts = 12;
/** Waits longer after every failure: 1 s, 2 s, 4 s … up to a quarter of an hour. */
const backoffMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 900_000);

const carry = async (address: string, secret: string, body: string, now: Date): Promise<boolean> => {
  const response = await fetch(`${address}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signReport(secret, body, now) },
    body,
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  return response?.ok === true;
};

/** Takes the next report that is due, for as long as carrying it may take: other processes leave it alone meanwhile. */
const take = (db: Db, now: Date) => {
  const next = db
    .selectFrom('sandbox_deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('attempts', '<', mostAttempts)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('sandbox_deliveries')
    .set({ due_at: new Date(now.getTime() + 2 * patienceMs) })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
};

/** Carries one report, or finds none; tells which. */
const carryNext = async ({ db, clock, log, secret }: CourierTools, address: string): Promise<boolean> => {
  const now = clock();
  const due = await take(db, now);
  if (!due) return false;
  const arrived = await carry(address, secret, due.body, now);
  if (!arrived) log.debug({ event: due.event_ref, attempt: due.attempts + 1 }, 'a report did not arrive');
  const outcome = arrived
    ? { delivered_at: now }
    : { due_at: new Date(now.getTime() + backoffMs(due.attempts)) };
  await db
    .updateTable('sandbox_deliveries')
    .set({ ...outcome, attempts: due.attempts + 1 })
    .where('id', '=', due.id)
    .execute();
  return true;
};

const anyWaits = async ({ db }: CourierTools) =>
  (await db
    .selectFrom('sandbox_deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('attempts', '<', mostAttempts)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Carries the provider's reports to our own webhook over HTTP, one after the other, again where they do not arrive. */
export const startCourier = (tools: CourierTools): Courier => {
  let stopped = false;
  let rest: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const go = async () => {
    const address = tools.address();
    if (address === undefined) return;
    while (!stopped && (await carryNext(tools, address)));
    if (!stopped && (await anyWaits(tools))) rest = setTimeout(wake, restMs).unref();
  };
  const wake = () => {
    if (stopped) return;
    clearTimeout(rest);
    round = round.then(go).catch((error: unknown) => {
      tools.log.debug({ err: error }, 'reports wait for the database');
    });
  };
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(rest);
      await round;
    },
  };
};
