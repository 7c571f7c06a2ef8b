import type { ConsentKind } from '@zanga/domain/accounts/consents';
import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { CallContext } from '../call-context.ts';

export type NewConsent = {
  readonly kind: ConsentKind;
  readonly granted: boolean;
  /** Version of the text shown. */
  readonly version: string | null;
  readonly source: 'profile' | 'mail_link' | 'one_click';
};

/** Adds a consent or its refusal to the earlier ones: when, where, to which text. */
export const recordConsents = async (
  tx: Tx | Db,
  userId: UserId,
  consents: readonly NewConsent[],
  { caller, now }: CallContext,
): Promise<void> => {
  if (consents.length === 0) return;
  const proof = { user_id: userId, caller: JSON.stringify(caller), at: now };
  await tx
    .insertInto('consents')
    .values(consents.map((consent) => ({ ...consent, ...proof })))
    .execute();
};

export type ConsentNow = {
  readonly granted: boolean;
  readonly at: string | null;
  readonly version: string | null;
};

/** The person's present consents; without an answer it is no. */
export const readConsents = async (
  db: Db | Tx,
  userId: UserId,
): Promise<Readonly<Record<ConsentKind, ConsentNow>>> => {
  const rows = await db
    .selectFrom('consents')
    .distinctOn('kind')
    .select(['kind', 'granted', 'at', 'version'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
  const of = (kind: ConsentKind): ConsentNow => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return {
      granted: row?.granted ?? false,
      at: row?.at.toISOString() ?? null,
      version: row?.version ?? null,
    };
  };
  return { marketing: of('marketing'), profiling: of('profiling'), push: of('push') };
};
