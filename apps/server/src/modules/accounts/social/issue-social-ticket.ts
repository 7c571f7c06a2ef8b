import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ArrivingProfile, issueTicket } from './social-store.ts';
import type { VerifiedProfile } from './verify-social-token.ts';

/** Issues a ticket for a person a network vouches for, once: the proof is used up in the same moment. */
export const issueSocialTicket = (
  db: Db,
  { verified, given }: { readonly verified: VerifiedProfile; readonly given: Partial<ArrivingProfile> },
  now: Date,
) =>
  inTransaction(db, async (tx) => {
    if (!(await verified.spend(tx))) return refuse('auth.apple_failed');
    return { access_token: await issueTicket(tx, { ...verified.profile, ...given }, now) };
  });
