import type { Scan } from '@zanga/contract/ordering/redemptions';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { type RedemptionKind, readCode, redeemability } from '@zanga/domain/redemption/redemption';
import { undoSeconds } from '@zanga/domain/redemption/undo';
import type { Tx } from '../../platform/database/connection.ts';
import { inTransactionKeepingRefusals } from '../../platform/database/transaction.ts';
import type { Trail } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { readKeys } from './keys-store.ts';
import type { Redemptions } from './redemptions.ts';
import { readSigned } from './signed-code.ts';
import { lockRedemption, markUsed, recordTry } from './store.ts';

export type Scanning = {
  /** Text from the camera, or typed digits. */
  readonly code: string;
  /** The person who scans; null for a device of the shop by itself. */
  readonly by: UserId | null;
  readonly trail: Trail;
  /** The device of the shop it is scanned on. */
  readonly device: string | null;
  /** The only accepted kind; a code of another kind is not recognised. */
  readonly only?: RedemptionKind;
  readonly shopId: ShopId | null;
  readonly now: Date;
};

const notOurs: Scan = {
  done: false,
  kind: null,
  title: 'Codice non riconosciuto',
  text: 'Non è un nostro codice, oppure è stato letto male: riprova',
  used_at: null,
  undo: null,
};

const titles = { used: 'Già usato', expired: 'Scaduto' } as const;

/** Uses up a code and acts on it, in one transaction: of two scans at once the second is told so. */
export const redeemCode = async (redemptions: Redemptions, scanning: Scanning): Promise<Scan> => {
  const { db } = redemptions;
  const { by, shopId, now: at } = scanning;
  const digits = readCode(scanning.code);
  const id = digits === undefined ? readSigned(scanning.code, await readKeys(db)) : undefined;
  const named = digits !== undefined ? { code: digits } : id !== undefined ? { id } : undefined;
  if (!named) {
    await recordTry(db, 'forged', { id: null, by, shopId, at });
    return notOurs;
  }
  return inTransactionKeepingRefusals(db, (tx) => use(tx, redemptions, named, scanning));
};

const use = async (
  tx: Tx,
  redemptions: Redemptions,
  named: Parameters<typeof lockRedemption>[1],
  { by, trail, device, only, shopId, now }: Scanning,
): Promise<Scan> => {
  const found = await lockRedemption(tx, named);
  const trace = { id: found?.id ?? null, by, shopId, at: now };
  const handler = found && redemptions.handlerOf(found.kind);
  if (!found || !handler || (only !== undefined && found.kind !== only)) {
    await recordTry(tx, 'unknown', trace);
    return notOurs;
  }
  const { kind, subject, user_id: userId, expires_at: expiresAt, used_at: usedAt } = found;
  const used = usedAt && { at: usedAt, shop: found.used_shop, by: found.used_by };
  const state = redeemability({ expiresAt, used, undone: found.undone_at !== null }, now);
  if (!state.ok) {
    await recordTry(tx, state.code, trace);
    const words = { title: titles[state.code], text: state.text };
    const at = state.code === 'used' ? usedAt : null;
    return { done: false, kind, ...words, used_at: at?.toISOString() ?? null, undo: null };
  }
  const verdict = await handler(tx, { subject, userId, by, device, shopId, now });
  await recordTry(tx, verdict.ok ? 'done' : 'refused', trace);
  if (verdict.ok) {
    await markUsed(tx, found.id, { at: now, by, shopId });
    await noteChange(tx, trail, { kind: 'code', thing: found.id, shopId, after: { used: kind } }, now);
  }
  const { ok: done, title, text } = verdict;
  const at = done ? now : verdict.usedAt;
  const undo = done && redemptions.undoOf(kind) ? { id: found.id, seconds: undoSeconds } : null;
  return { done, kind, title, text, used_at: at?.toISOString() ?? null, undo };
};
