import { type AuditKind, type AuditValues, changesBetween } from '@zanga/domain/staff/audit';
import { reaches, staffRoles } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Trail } from '../../platform/session.ts';

/** What was done to one thing. The values hold no secrets, and no more of a person than their id. */
type Change = {
  readonly kind: AuditKind;
  readonly thing: string;
  /** The shop whose managers read it; null is what belongs to none. */
  readonly shopId: string | null;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
  readonly reason?: string | null | undefined;
};

/** The highest of somebody's roles that reaches a shop; what belongs to none counts wherever they are it. */
const roleFor = ({ posts }: Trail, shopId: string | null): string | null => {
  const there = posts.filter((post) => shopId === null || reaches(post, shopId));
  return staffRoles.findLast((role) => there.some((post) => post.role === role)) ?? null;
};

/** Writes a change into the audit, in the transaction that makes it. */
export const noteChange = async (tx: Tx, trail: Trail, change: Change, now: Date): Promise<void> => {
  const { before, after } = changesBetween(change.before ?? {}, change.after ?? {});
  await tx
    .insertInto('audit_entries')
    .values({
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
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason: change.reason ?? null,
    })
    .execute();
};

/** Deletes what has been kept for its time; how many entries that were. The database lets nothing younger go. */
export const trimAudit = async (db: Db | Tx): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('audit_entries')
    .where('at', '<', sql<Date>`now() - interval '24 months'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
