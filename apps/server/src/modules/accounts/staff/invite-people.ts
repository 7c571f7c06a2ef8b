import type { Invitation, InviteForm } from '@zanga/contract/people/staff';
import type { Refusal } from '@zanga/contract/wire/route';
import type { InvitationId } from '@zanga/domain/ids';
import { invitationDays, knowsOf, mayGive } from '@zanga/domain/staff/people-rules';
import type { StaffPost } from '@zanga/domain/staff/rights';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { AccountTools } from '../account-tools.ts';
import { newLinkToken } from '../password/mailed-link.ts';
import { hashSecret } from '../secrets.ts';
import { isStaffEmail } from '../session/staff-queries.ts';
import { postsInWords, postsOf } from './change-people.ts';
import {
  dropInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  renewInvitation,
} from './invitations-store.ts';
import { readShopNames } from './people-queries.ts';
import { postInWords } from './post-words.ts';
import { presentInvitation } from './present-people.ts';

type Named = { readonly session: StaffSession; readonly id: InvitationId };
type InvitationRefusal = Refusal<'invitation.not_found' | 'person.above'>;
type Sent = { readonly email: string; readonly posts: readonly StaffPost[]; readonly by: string };

const lasts = (now: Date) => new Date(now.getTime() + invitationDays * 86_400_000);
const noted = (id: string) => ({ kind: 'invitation', thing: id, shopId: null }) as const;
const within = (session: StaffSession, posts: readonly StaffPost[]) =>
  posts.every((post) => mayGive(session.posts, post));

/** Invitations are mails in the brand's name, so their number is limited. */
const sendsTooMany = ({ rates }: AccountTools, { userId }: StaffSession, now: Date) =>
  rates.passed([{ limit: 'invitationsByAccount', subject: userId }], now);

/** The link's secret stands behind the `#`, which no server and no log ever gets. */
const mail = async (tools: AccountTools, tx: Tx, token: string, sent: Sent, now: Date): Promise<void> => {
  const shops = await readShopNames(tx);
  await tools.notify.email(tx, {
    to: sent.email,
    letter: 'staff_invitation',
    data: {
      by: sent.by,
      posts: sent.posts.map((post) => postInWords(post, shops)),
      link: `${tools.origin()}/gestione/invito#${token}`,
      until: lasts(now).toISOString(),
    },
    key: `staff_invitation:${hashSecret(token).toString('hex').slice(0, 32)}`,
  });
};

const told = async (
  tools: AccountTools,
  id: InvitationId,
  now: Date,
): Promise<Invitation | InvitationRefusal> => {
  const row = await findInvitation(tools.db, { id });
  return row ? presentInvitation(row, await readShopNames(tools.db), now) : refuse('invitation.not_found');
};

/** Invites a person by mail. Refused for a colleague, whose posts are changed directly. */
export const invitePerson = async (
  tools: AccountTools,
  { session, form }: { readonly session: StaffSession; readonly form: InviteForm },
  now: Date,
) => {
  const { email } = form;
  const posts = await postsOf(tools, form.posts);
  if (!posts) return refuse('shop.not_found');
  if (!within(session, posts)) return refuse('person.above');
  if (await sendsTooMany(tools, session, now)) return refuse('too_many');
  const id = newId('inv');
  const token = newLinkToken(tools.keys, 'invitation');
  const invited = await inTransaction(tools.db, async (tx) => {
    if (await isStaffEmail(tx, email)) return refuse('invitation.already_staff');
    const row = { id, email, posts, by: session.userId, token, expiresAt: lasts(now) };
    if (!(await insertInvitation(tx, row, now))) return refuse('invitation.waits');
    await noteChange(tx, session.trail, { ...noted(id), after: { posts: postsInWords(posts) } }, now);
    const by = (await findInvitation(tx, { id }))?.by ?? '';
    await mail(tools, tx, token, { email, posts, by }, now);
    return { ok: true } as const;
  });
  return isRefusal(invited) ? invited : told(tools, id, now);
};

/** An invitation this person may decide about: known to them, and all its posts within their reach. */
const findOwn = async (tx: Tx, { session, id }: Named): Promise<InvitationRow | InvitationRefusal> => {
  const row = await findInvitation(tx, { id });
  if (!row || !knowsOf(session.posts, row.posts)) return refuse('invitation.not_found');
  return within(session, row.posts) ? row : refuse('person.above');
};

/** Sends a new link with more days; the former one ends. */
export const inviteAgain = async (tools: AccountTools, { session, id }: Named, now: Date) => {
  if (await sendsTooMany(tools, session, now)) return refuse('too_many');
  const token = newLinkToken(tools.keys, 'invitation');
  const sent = await inTransaction(tools.db, async (tx) => {
    const row = await findOwn(tx, { session, id });
    if (isRefusal(row)) return row;
    await renewInvitation(tx, { id, token, expiresAt: lasts(now) }, now);
    await noteChange(tx, session.trail, { ...noted(id), after: { expires_at: lasts(now) } }, now);
    await mail(tools, tx, token, row, now);
    return { ok: true } as const;
  });
  return isRefusal(sent) ? sent : told(tools, id, now);
};

/** Withdraws an invitation: its link ends. */
export const uninvite = (
  tools: AccountTools,
  { session, id }: Named,
  now: Date,
): Promise<undefined | InvitationRefusal> =>
  inTransaction(tools.db, async (tx) => {
    const row = await findOwn(tx, { session, id });
    if (isRefusal(row)) return row;
    await dropInvitation(tx, id);
    await noteChange(tx, session.trail, { ...noted(id), before: { posts: postsInWords(row.posts) } }, now);
    return undefined;
  });
