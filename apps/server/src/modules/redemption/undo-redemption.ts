import type { Undone } from '@zanga/contract/ordering/redemptions';
import type { RedemptionId } from '@zanga/domain/ids';
import { undoability } from '@zanga/domain/redemption/undo';
import { inTransactionKeepingRefusals } from '../../platform/database/transaction.ts';
import { holds, mayWorkFor, onlyShop, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import type { Redemptions } from './redemptions.ts';
import { lockRedemption, markUndone, recordTry } from './store.ts';

type Undoing = {
  readonly id: RedemptionId;
  readonly session: StaffSession;
  readonly reason: string;
  readonly now: Date;
};

const undone: Undone = {
  done: true,
  title: 'Uso annullato',
  text: 'È come se non fosse mai stato usato: per usarlo davvero, chiedi di aprire di nuovo il QR code',
};

const no = (text: string): Undone => ({ done: false, title: 'Non si può annullare', text });
const notThis = no('Qui non c’è niente da annullare');

/** Undoes a scan, in one transaction: of two calls at once the second finds it done. */
export const undoRedemption = (redemptions: Redemptions, undoing: Undoing): Promise<Undone> =>
  inTransactionKeepingRefusals(redemptions.db, async (tx) => {
    const { id, session, reason, now } = undoing;
    const by = session.userId;
    const found = await lockRedemption(tx, { id });
    const undo = found && redemptions.undoOf(found.kind);
    const trace = { id: found?.id ?? null, by, shopId: onlyShop(session), at: now };
    if (!found || !undo) {
      await recordTry(tx, 'not_undone', trace);
      return notThis;
    }
    const { used_at: at, used_by_id: usedBy, undone_at: undoneAt, subject } = found;
    const shopId = found.used_shop_id;
    const manager = holds(session, 'codes.undo_others') && mayWorkFor(session, shopId);
    const can = undoability(at && { at, by: usedBy, undoneAt }, { person: by, manager }, now);
    if (can.ok && can.already) return undone;
    const freed = can.ok && at !== null && (await undo(tx, { subject, usedAt: at, now }));
    await recordTry(tx, freed ? 'undone' : 'not_undone', trace);
    if (!freed) return can.ok ? notThis : no(can.text);
    await markUndone(tx, id, { at: now, by, reason });
    const taken = { kind: 'code', thing: id, shopId, before: { used: found.kind }, reason } as const;
    await noteChange(tx, session.trail, taken, now);
    return undone;
  });
