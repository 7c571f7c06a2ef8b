import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connection.ts';
import { removed } from '../platform/database/removed.ts';
import { sent } from './delivery.ts';
import { VendorProblem } from './vendor-problem.ts';

type Channel = 'email' | 'sms' | 'push' | 'voice';
export type LedgerTools = { readonly db: Db; readonly clock: Clock };

export type SendOnce = <D extends { readonly outcome: string }>(
  key: string,
  send: () => Promise<D>,
) => Promise<D | typeof sent>;

/** Longer than any sender waits: an older claim belongs to a process that died while sending. */
const claimMs = 60_000;

/** Ledger entry of a message: the claim of one process to try it, and whether it was sent. */
const entryOf = ({ db, clock }: LedgerTools, channel: Channel, key: string) => ({
  /** Whether this process may try now. */
  claim: async () => {
    const now = clock();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sent_messages')
      .values({ channel, key, claimed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['channel', 'key'])
          .doUpdateSet({ claimed_at: now })
          .where('sent_messages.sent_at', 'is', null)
          .where('sent_messages.claimed_at', '<', new Date(now.getTime() - claimMs)),
      )
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows) === 1;
  },
  wasSent: async () => {
    const entry = await db
      .selectFrom('sent_messages')
      .select('sent_at')
      .where('channel', '=', channel)
      .where('key', '=', key)
      .executeTakeFirst();
    return (entry?.sent_at ?? null) !== null;
  },
  settle: async () => {
    await db
      .updateTable('sent_messages')
      .set({ sent_at: clock() })
      .where('channel', '=', channel)
      .where('key', '=', key)
      .execute();
  },
  release: async () => {
    await db
      .deleteFrom('sent_messages')
      .where('channel', '=', channel)
      .where('key', '=', key)
      .where('sent_at', 'is', null)
      .execute();
  },
});

/**
 * Lets one process at a time try a key, and none once it was sent. Only a process that dies between the vendor's yes
 * and our note sends twice, which a vendor without keys cannot prevent.
 */
export const sendOnce =
  (tools: LedgerTools, channel: Channel): SendOnce =>
  async (key, send) => {
    const entry = entryOf(tools, channel, key);
    if (!(await entry.claim())) {
      if (await entry.wasSent()) return sent;
      throw new VendorProblem('this message is being sent already');
    }
    const delivery = await send().catch(async (error: unknown) => {
      await entry.release();
      throw error;
    });
    await entry.settle();
    return delivery;
  };

/** Deletes older entries. */
export const forgetSent = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('sent_messages').where('claimed_at', '<', before));
