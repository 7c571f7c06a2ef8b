import type { ShopId } from '@zanga/domain/ids';
import { type AuditKind, type AuditValues, changesBetween } from '@zanga/domain/staff/audit';
import { reaches, staffRoles } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { removed } from '../../platform/database/removed.ts';
import type { Json } from '../../platform/database/tables.ts';
import type { Trail } from '../../platform/session.ts';

/** A change to one thing. The values hold no secrets, and of a person only their id. */
type Change = {
  readonly kind: AuditKind;
  readonly thing: string;
  /** The shop whose managers may read it; null is a brand-wide change. */
  readonly shopId: ShopId | null;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
  readonly reason?: string | null | undefined;
};

/** Highest role of the person in this shop; for brand-wide things, in any shop. */
const roleFor = ({ posts }: Trail, shopId: ShopId | null): string | null => {
  const there = posts.filter((post) => shopId === null || reaches(post, shopId));
  return staffRoles.findLast((role) => there.some((post) => post.role === role)) ?? null;
};

const rowOf = (trail: Trail, change: Change, now: Date) => {
  // The values of a change are JSON, as the column holds it.
  const told = changesBetween(change.before ?? {}, change.after ?? {}) as { before: Json; after: Json };
  return {
    at: now,
    actor: trail.userId === null ? 'system' : 'staff',
    user_id: trail.userId,
    role: roleFor(trail, change.shopId),
    device: trail.device,
    network: trail.network,
    device_id: trail.deviceId ?? null,
    action: trail.action,
    kind: change.kind,
    thing: change.thing,
    shop_id: change.shopId,
    ...told,
    reason: change.reason ?? null,
  };
};

/** Writes several changes of one person into the audit, in the transaction that makes them. */
export const noteChanges = async (
  tx: Tx,
  trail: Trail,
  changes: readonly Change[],
  now: Date,
): Promise<void> => {
  const rows = changes.map((change) => rowOf(trail, change, now));
  if (rows.length > 0) await insertRows('audit_entries', rows).execute(tx);
};

/** Writes a change into the audit, in the transaction that makes it. */
export const noteChange = (tx: Tx, trail: Trail, change: Change, now: Date): Promise<void> =>
  noteChanges(tx, trail, [change], now);

/** Deletes the reasons that staff wrote about a leaving person's things; the actions stay. */
export const forgetReasons = async (tx: Tx, kind: AuditKind, things: readonly string[]): Promise<void> => {
  await tx
    .updateTable('audit_entries')
    .set({ reason: null })
    .where('kind', '=', kind)
    .where(sql<boolean>`thing = any(${[...things]}::text[])`)
    .where('reason', 'is not', null)
    .execute();
};

/**
 * Deletes audit entries and older notes on staff that have passed their retention; returns the number of entries. The
 * database refuses to delete younger ones, by its own clock.
 */
export const trimAudit = async (db: Db | Tx, before: Date): Promise<number> =>
  (await removed(
    db
      .deleteFrom('audit_entries')
      .where('at', '<', before)
      .where('at', '<', sql<Date>`now() - interval '24 months'`),
  )) + (await removed(db.deleteFrom('staff_actions').where('at', '<', before)));
