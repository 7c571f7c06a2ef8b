import type { ShownCode } from '@zanga/contract/ordering/redemptions';
import { type RedemptionKind, readCode, showCode } from '@zanga/domain/redemption/redemption';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readKeys } from './keys-store.ts';
import { findRedemption, type Looked, readUnused } from './queries.ts';
import { readSigned, signCode } from './signed-code.ts';
import { insertRedemption, type ToIssue, withdrawUnused } from './store.ts';

/** What the room whose code it is says to a scan; a refusal leaves the code unused. */
export type Verdict = {
  readonly ok: boolean;
  readonly title: string;
  readonly text: string;
  /** When it was used before, where that is why it is refused. */
  readonly usedAt?: Date;
};

export type ScannedSubject = {
  readonly subject: string;
  readonly userId: string | null;
  /** Who reads it; null where a device of the shop does by itself, which reads badges alone. */
  readonly by: string | null;
  /** The device of the shop that it is read on. */
  readonly device: string | null;
  readonly shopId: string | null;
  readonly now: Date;
};

/** Does what a code of a kind stands for, inside the transaction that uses it up. */
export type Redeem = (tx: Tx, scanned: ScannedSubject) => Promise<Verdict>;

/** Takes back what a code did, inside the transaction that says so; false where there is nothing left to take back. */
export type Undo = (
  tx: Tx,
  used: { readonly subject: string; readonly usedAt: Date; readonly now: Date },
) => Promise<boolean>;

export type Redemptions = {
  readonly db: Db;
  /** Says who redeems a kind of code, and how a mistake is taken back; once for each, while the server is assembled. */
  readonly handle: (kind: RedemptionKind, redeem: Redeem, undo?: Undo) => void;
  readonly handlerOf: (kind: RedemptionKind) => Redeem | undefined;
  readonly undoOf: (kind: RedemptionKind) => Undo | undefined;
  /** A code to be shown; those of the same subject that were shown before end here, unless `keepOthers`. */
  readonly issue: (given: ToIssue & { readonly keepOthers?: boolean }) => Promise<ShownCode>;
  /** Makes a code that is to be shown more than once, inside the transaction that makes what it stands for. */
  readonly issueIn: (tx: Tx, given: ToIssue) => Promise<void>;
  /** Codes that can still be used, by what they stand for. */
  readonly shown: (
    kind: RedemptionKind,
    subjects: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, ShownCode>>;
  /** What a code stands for, and when it was used; looking uses nothing up. */
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
      return findRedemption(db, kind, digits === undefined ? { id: id ?? '' } : { code: digits });
    },
  };
};
