import type { ProfileForm } from '@zanga/contract/people/profile';
import { mayRecordConsent } from '@zanga/domain/accounts/consents';
import { isBirthdate } from '@zanga/domain/accounts/profile';
import type { UserId } from '@zanga/domain/ids';
import { wallClock } from '@zanga/domain/time';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { beginPhone, mayBeginPhone } from '../phone/change-phone.ts';
import { readProof } from '../session/proof-store.ts';
import { success } from '../success.ts';
import { beginEmail, mayBeginEmail } from './change-email.ts';
import { recordConsents } from './consents-store.ts';
import { updateProfile } from './profile-store.ts';

const refusedAtSight = ({ birthdate, consents = [] }: ProfileForm, now: Date) => {
  if (typeof birthdate === 'string' && !isBirthdate(birthdate, wallClock(now).date))
    return refuse('invalid', { birthdate: ['la data di nascita non è valida'] });
  const outdated = consents.some(({ kind, granted, version }) => !mayRecordConsent(kind, granted, version));
  return outdated ? refuse('consent.outdated') : undefined;
};

/** `PATCH /api/customer`: all changes or none. A new email or phone waits for its confirmation. */
export const changeProfile = async (
  tools: AccountTools,
  { userId, tokenHash }: { readonly userId: UserId; readonly tokenHash: Buffer },
  form: ProfileForm,
  context: CallContext,
) => {
  const { email, password, telephone: phone, consents = [], ...plain } = form;
  const wrong = refusedAtSight(form, context.now);
  if (wrong) return wrong;
  // A new mail or telephone would be a way to a new password, so a fresh proof is required.
  if ((email || phone) && !(await readProof(tools.db, tokenHash, context.now)).factor)
    return refuse('auth.confirm_again');
  const emailRefused = email && (await mayBeginEmail(tools, { userId, email, password }, context));
  if (emailRefused) return emailRefused;
  const phoneRefused = phone && (await mayBeginPhone(tools, { userId, phone }, context));
  if (phoneRefused) return phoneRefused;
  return inTransaction(tools.db, async (tx) => {
    const waiting = phone && (await beginPhone(tools, tx, { userId, phone }, context.now));
    if (waiting) return waiting;
    if (email) await beginEmail(tools, tx, { userId, email }, context.now);
    await updateProfile(tx, userId, plain);
    const proofs = consents.map((consent) => ({ ...consent, source: 'profile' as const }));
    await recordConsents(tx, userId, proofs, context);
    return success;
  });
};
