import type { ShopId, UserId } from '@zanga/domain/ids';
import { formatTime } from '@zanga/domain/time-format';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { stamp } from './store.ts';

export { readAtWork } from './queries.ts';

type ByPin = {
  readonly person: UserId;
  readonly shopId: ShopId;
  readonly device: string;
  readonly wanted: 'in' | 'out';
};

const done = { in: 'Buon lavoro', out: 'A presto' } as const;

/** Clocks a person in or out by the PIN they typed on a device of the shop; clocking in twice changes nothing. */
export const stampByPin = (db: Db, { person, shopId, device, wanted }: ByPin, now: Date) =>
  inTransaction(db, async (tx) => {
    const given = { userId: person, shopId, how: 'pin', by: null, device, now, wanted } as const;
    const stamped = await stamp(tx, given);
    if (!stamped?.done) return refuse('shift.already');
    const { firstname, kind } = stamped;
    const at = formatTime(now);
    return {
      title: `${done[kind]}, ${firstname}`,
      text: kind === 'in' ? `Entrata registrata alle ${at}` : `Uscita registrata alle ${at}`,
    };
  });
