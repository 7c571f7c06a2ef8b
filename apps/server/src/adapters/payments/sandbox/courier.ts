import type { Clock } from '../../../platform/clock.ts';
import { type Db, onOneConnection, type Tx } from '../../../platform/database/connection.ts';
import type { Log } from '../../../platform/log.ts';
import { signatureHeader, signReport } from './signature.ts';

type CourierTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string;
  /** Address for reports; undefined while the server does not listen. */
  readonly address: () => string | undefined;
};

export type Courier = { readonly wake: () => void; readonly stop: () => Promise<void> };

const restMs = 1_000;
const patienceMs = 5_000;
const mostAttempts = 12;
/** Pause after a failure, doubled each time: 1 s, 2 s, 4 s … up to a quarter of an hour. */
const backoffMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 900_000);

const carry = async (address: string, secret: string, body: string, now: Date): Promise<boolean> => {
  // A lost report is carried again after a pause.
  const response = await fetch(`${address}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signReport(secret, body, now) },
    body,
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  return response?.ok === true;
};

/** Takes the next due report and reserves it for the time of carrying, against other processes. */
const take = (db: Db | Tx, now: Date) => {
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

type Report = NonNullable<Awaited<ReturnType<typeof take>>>;

const saveCarried = (on: Db | Tx, { id, attempts }: Report, arrived: boolean, now: Date) =>
  on
    .updateTable('sandbox_deliveries')
    .set({
      ...(arrived ? { delivered_at: now } : { due_at: new Date(now.getTime() + backoffMs(attempts)) }),
      attempts: attempts + 1,
    })
    .where('id', '=', id)
    .execute();

const anyWaits = async (on: Db | Tx) =>
  (await on
    .selectFrom('sandbox_deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('attempts', '<', mostAttempts)
    .limit(1)
    .executeTakeFirst()) !== undefined;

type Carried = { readonly report: Report; readonly arrived: boolean };

/** Records the last delivery and takes the next report; also returns whether any are left for later. */
const takeAfter = ({ db, clock }: CourierTools, last?: Carried) =>
  onOneConnection(db, async (one) => {
    const now = clock();
    const saved = last && saveCarried(one, last.report, last.arrived, now);
    const [due, waits] = await Promise.all([take(one, now), anyWaits(one), saved]);
    return { due, waits };
  });

/** Records the last delivery and takes no further report: the courier is stopping. */
const endWith = async ({ db, clock }: CourierTools, { report, arrived }: Carried) => {
  await saveCarried(db, report, arrived, clock());
  return { due: undefined, waits: false };
};

/** Carries the provider's reports to our webhook over HTTP, in turn, repeating failed ones. */
export const startCourier = (tools: CourierTools): Courier => {
  let stopped = false;
  let rest: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  /** Whether a round is yet to begin: it takes whatever is due by then. */
  let called = false;

  const go = async () => {
    called = false;
    const address = tools.address();
    if (address === undefined) return;
    let next = await takeAfter(tools);
    while (next.due && !stopped) {
      const { due: report } = next;
      const arrived = await carry(address, tools.secret, report.body, tools.clock());
      if (!arrived)
        tools.log.debug({ event: report.event_ref, attempt: report.attempts + 1 }, 'a report did not arrive');
      next = await (stopped ? endWith : takeAfter)(tools, { report, arrived });
    }
    if (!stopped && next.waits) rest = setTimeout(wake, restMs).unref();
  };
  const wake = () => {
    if (stopped) return;
    clearTimeout(rest);
    if (called) return;
    called = true;
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
