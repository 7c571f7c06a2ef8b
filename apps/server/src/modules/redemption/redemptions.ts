import type { ShownCode } from '@zanga/contract/ordering/redemptions';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { type RedemptionKind, readCode, showCode } from '@zanga/domain/redemption/redemption';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readKeys } from './keys-store.ts';
import { findRedemption, type Looked, readUnused } from './queries.ts';
import { readSigned, signCode } from './signed-code.ts';
import { insertRedemption, type ToIssue, withdrawUnused } from './store.ts';

/** Answer to a scan by the module that owns the code; a refusal leaves the code unused. */
export type Verdict = {
  readonly ok: boolean;
  readonly title: string;
  readonly text: string;
  /** The earlier use, if that is the reason of the refusal. */
  readonly usedAt?: Date;
};

export type ScannedSubject = {
  readonly subject: string;
  readonly userId: UserId | null;
  /** The person who scans; null for a device of the shop by itself, which scans badges alone. */
  readonly by: UserId | null;
  /** The device of the shop it is scanned on. */
  readonly device: string | null;
  readonly shopId: ShopId | null;
  readonly now: Date;
};

/** Acts on a scanned code, inside the transaction that uses it up. */
export type Redeem = (tx: Tx, scanned: ScannedSubject) => Promise<Verdict>;

/** Undoes the effect of a code, inside the transaction of the undo; false if nothing is left to undo. */
export type Undo = (
  tx: Tx,
  used: { readonly subject: string; readonly usedAt: Date; readonly now: Date },
) => Promise<boolean>;

export type Redemptions = {
  readonly db: Db;
  /** Registers the handler of a kind, and its undo; once for each, at the start. */
  readonly handle: (kind: RedemptionKind, redeem: Redeem, undo?: Undo) => void;
  readonly handlerOf: (kind: RedemptionKind) => Redeem | undefined;
  readonly undoOf: (kind: RedemptionKind) => Undo | undefined;
  /** Makes a code to show; earlier codes of the same subject end, unless `keepOthers`. */
  readonly issue: (given: ToIssue & { readonly keepOthers?: boolean }) => Promise<ShownCode>;
  /** Makes a code shown more than once, inside the transaction that makes its subject. */
  readonly issueIn: (tx: Tx, given: ToIssue) => Promise<void>;
  /** Codes still usable, by subject. */
  readonly shown: (
    kind: RedemptionKind,
    subjects: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, ShownCode>>;
  /** Subject and use of a code; looking does not use it up. */
  readonly look: (kind: RedemptionKind, code: string) => Promise<Looked | undefined>;
};

const secondsLeft = (until: Date, now: Date) =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Opens the engine that redeems every kind of code. */
export const makeRedemptions = (db: Db): Redemptions => {
  const handlers = new Map<RedemptionKind, { readonly redeem: Redeem; readonly undo: Undo | undefined }>();
  return {
    db,
    handle: (kind, redeem, undo) => {
      if (handlers.has(kind)) throw new Error(`Two rooms redeem ${kind}`);
      handlers.set(kind, { redeem, undo });
    },
    handlerOf: (kind) => handlers.get(kind)?.redeem,
    undoOf: (kind) => handlers.get(kind)?.undo,
    issue: async ({ keepOthers = false, ...given }) => {
      const [key] = await readKeys(db);
      const { id, code } = await inTransaction(db, async (tx) => {
        if (!keepOthers) await withdrawUnused(tx, given.kind, given.subject, given.now);
        return insertRedemption(tx, given);
      });
      return {
        qrcode: signCode(key, id),
        code: showCode(code),
        seconds: secondsLeft(given.expiresAt, given.now),
      };
    },
    issueIn: async (tx, given) => {
      await insertRedemption(tx, given);
    },
    shown: async (kind, subjects, now) => {
      const [key] = await readKeys(db);
      const unused = await readUnused(db, kind, subjects, now);
      return new Map(
        unused.map(({ id, subject, code, expires_at }) => [
          subject,
          { qrcode: signCode(key, id), code: showCode(code), seconds: secondsLeft(expires_at, now) },
        ]),
      );
    },
    look: async (kind, code) => {
      const digits = readCode(code);
      const id = digits === undefined ? readSigned(code, await readKeys(db)) : undefined;
      if (digits === undefined && id === undefined) return undefined;
      return findRedemption(db, kind, digits === undefined ? { id: id ?? 'rdm_' } : { code: digits });
    },
  };
};
