import type { AcceptForm } from '@zanga/contract/people/staff';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup, knownNetwork } from '../../../platform/ip-address.ts';
import { newId } from '../../../platform/new-id.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { noteChange } from '../../audit/public.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { insertUser } from '../identities-store.ts';
import { judgeNewPassword } from '../password/judge-new-password.ts';
import { dropLinks } from '../password/links-store.ts';
import { isLinkToken } from '../password/mailed-link.ts';
import { findByEmailForMail, resetPasswordOf } from '../password/password-store.ts';
import { hashPassword } from '../password/passwords.ts';
import { tellPasswordChanged } from '../password/tell-password-changed.ts';
import { revokeAll } from '../session/session-store.ts';
import { success } from '../success.ts';
import { postsInWords } from './change-people.ts';
import { findInvitation, type InvitationRow, spendInvitation } from './invitations-store.ts';
import { readShopNames, readStaff } from './people-queries.ts';
import { lockStaff, replacePosts } from './posts-store.ts';
import { presentInvitation } from './present-people.ts';

const asksTooOften = ({ rates }: AccountTools, { caller, now }: CallContext) =>
  rates.passed([{ limit: 'invitationByAddress', subject: addressGroup(caller.ip) }], now);

/** The content of an invitation; late, used, withdrawn and forged links get one and the same refusal. */
export const seeInvitation = async (tools: AccountTools, token: string, context: CallContext) => {
  const { db, keys } = tools;
  if (await asksTooOften(tools, context)) return refuse('too_many');
  const row = isLinkToken(keys, 'invitation', token) ? await findInvitation(db, { token }) : undefined;
  if (!row || row.expires_at <= context.now) return refuse('invitation.refused');
  const { email, posts, by, expires_at } = presentInvitation(row, await readShopNames(db), context.now);
  return { email, posts, by, expires_at, has_account: (await findByEmailForMail(db, email)) !== undefined };
};

type Accepting = { readonly form: AcceptForm; readonly passwordHash: string };

/** The link proves the mailbox: an existing account with its address keeps everything and gets the new password. */
const useAccount = async (
  tools: AccountTools,
  tx: Tx,
  { email }: InvitationRow,
  { passwordHash }: Accepting,
  context: CallContext,
) => {
  const user = await findByEmailForMail(tx, email);
  if (!user) return undefined;
  await resetPasswordOf(tx, { userId: user.id, email }, passwordHash, context.now);
  await dropLinks(tx, user.id, 'reset_password');
  await revokeAll(tx, user.id);
  await tellPasswordChanged(tools, tx, user, context.now);
  return user.id;
};

const makeAccount = async (
  tx: Tx,
  { email }: InvitationRow,
  { form: { firstname, lastname }, passwordHash }: Accepting,
  context: CallContext,
) => {
  if (firstname === undefined || lastname === undefined)
    return refuse('invalid', {
      ...(firstname === undefined && { firstname: ['campo obbligatorio'] }),
      ...(lastname === undefined && { lastname: ['campo obbligatorio'] }),
    });
  const id = newId('usr');
  const user = { id, email, firstname, lastname, passwordHash, emailVerified: true };
  if (!(await insertUser(tx, user, context.now))) return refuse('invitation.refused');
  await recordEvent(tx, id, 'registered', context);
  return id;
};

const noteAccepted = (tx: Tx, userId: UserId, { id, posts }: InvitationRow, { caller, now }: CallContext) => {
  const { device, ip } = caller;
  const trail = { action: 'person.accept', userId, posts, device, network: knownNetwork(ip) } as const;
  const after = { posts: postsInWords(posts), invitation: id };
  return noteChange(tx, trail, { kind: 'person', thing: userId, shopId: null, after }, now);
};

/** Accepts an invitation once: the posts go to the account of its mailbox, which is made if missing. */
export const acceptInvitation = async (tools: AccountTools, form: AcceptForm, context: CallContext) => {
  const { db, keys, sandbox } = tools;
  if (await asksTooOften(tools, context)) return refuse('too_many');
  if (!isLinkToken(keys, 'invitation', form.token)) return refuse('invitation.refused');
  const known = await findInvitation(db, { token: form.token });
  if (!known) return refuse('invitation.refused');
  const weak = judgeNewPassword({ password: form.password, email: known.email, staff: true });
  if (weak) return weak;
  const accepting = { form, passwordHash: await hashPassword(form.password) };
  const accepted = await inTransaction(db, async (tx) => {
    await lockStaff(tx);
    const row = await spendInvitation(tx, form.token, context.now);
    if (!row) return refuse('invitation.refused');
    const id =
      (await useAccount(tools, tx, row, accepting, context)) ??
      (await makeAccount(tx, row, accepting, context));
    if (isRefusal(id)) return id;
    // The person may have a post since: a second invitation must not give more than the last decision.
    const [already] = await readStaff(tx, { sandbox, person: id });
    if (already) return refuse('invitation.refused');
    await replacePosts(tx, id, row.posts, null);
    await noteAccepted(tx, id, row, context);
    return { ...success, userId: id };
  });
  if (isRefusal(accepted)) return accepted;
  tools.forgetSessions(accepted.userId);
  return success;
};
