import { type AppleResponse, auth } from '@zanga/contract/people/auth';
import type { Bytes } from '@zanga/contract/wire/route';
import { z } from 'zod';
import { type Handlers, type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuseUnstorable } from '../../../platform/http/storable.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sameBytes } from '../../../platform/same-bytes.ts';
import type { AccountTools } from '../account-tools.ts';
import { type CallContext, contextOf, tokenHashOf, windowCookieOf } from '../call-context.ts';
import { withForms } from '../form-routes.ts';
import { readSignIns } from '../session/session-queries.ts';
import { revokeAll, revokeById, revokeToken } from '../session/session-store.ts';
import { issueSocialTicket } from '../social/issue-social-ticket.ts';
import { linkOwnSocial } from '../social/link-social.ts';
import { loginPageHeaders, onwardPage } from '../social/login-page.ts';
import { sealedGrantOf } from '../social/social-grant.ts';
import { issueNonce } from '../social/social-store.ts';
import { handOver, takeAnswer } from '../social/social-window.ts';
import { verifySocialToken } from '../social/verify-social-token.ts';
import { signIn } from './sign-in.ts';

const FormUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
});

/** Apple sends names in three forms: JSON in a form's text, the same as an object, or the app library's own fields. */
const namesIn = ({ user, givenName, familyName }: AppleResponse) => {
  const given = typeof user === 'string' ? readJson(user) : user;
  refuseUnstorable({ user: given });
  const read = FormUser.safeParse(given);
  const name = read.success ? read.data.name : undefined;
  return {
    firstname: (name?.firstName ?? givenName ?? '').slice(0, 100),
    lastname: (name?.lastName ?? familyName ?? '').slice(0, 100),
  };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const html = (body: string): Bytes => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(body),
  headers: loginPageHeaders,
});

/** An app sends the response of Apple's library, and gets a ticket for the social grant. */
const ticketForApp = async (tools: AccountTools, response: AppleResponse, { now }: CallContext) => {
  const token = response.identityToken ?? response.id_token;
  if (token === undefined) {
    tools.log.info({ network: 'apple' }, 'an app sent no identity token');
    return refuse('auth.apple_failed');
  }
  const verified = await verifySocialToken(tools, { network: 'apple', token }, now);
  if (!verified.ok) return refuse('auth.apple_failed');
  const { firstname, lastname } = namesIn(response);
  const code = response.authorizationCode ?? response.code;
  const grant = await sealedGrantOf(tools, { network: 'apple', token, code });
  const ticket = await issueSocialTicket(
    tools.db,
    { verified, given: { firstname, lastname, ...grant } },
    now,
  );
  if ('code' in ticket) return ticket;
  return { type: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(ticket)) };
};

const handlers = (tools: AccountTools): Handlers<typeof auth> => ({
  'POST /oauth/token': ({ body, call }) => signIn(tools, body, contextOf(call)),
  'POST /login/apple/callback': async ({ body, call }) => {
    if (body.state === undefined) return ticketForApp(tools, body, contextOf(call));
    const { state, code, id_token: idToken } = body;
    const names = namesIn(body);
    await takeAnswer(tools, { network: 'apple', state, code, idToken, ...names }, call.now);
    return html(onwardPage);
  },
  'POST /api/login/nonce': async ({ call }) => {
    const address = { limit: 'socialByAddress', subject: addressGroup(call.ip) } as const;
    if (await tools.rates.passed([address], call.now)) return refuse('too_many');
    return { nonce: await issueNonce(tools.db, call.now) };
  },
  'POST /api/login/handover': ({ call }) => handOver(tools, windowCookieOf(call), call.now),
  'POST /api/customer/socials': ({ body: { network, access_token: token }, call }) =>
    linkOwnSocial(tools, { userId: call.session.userId, network, token }, contextOf(call)),
  'DELETE /api/user/token': async ({ call }) => {
    await revokeToken(tools.db, tokenHashOf(call));
    tools.forgetSessions(call.session.userId);
    return undefined;
  },
  'GET /api/customer/sessions': async ({ call }) => {
    const rows = await readSignIns(tools.db, call.session.userId, call.now);
    const own = tokenHashOf(call);
    const data = rows.map(
      ({ id, token_hash, created_at, renewed_at, seen_at, platform, device, network }) => ({
        id,
        created_at: created_at.toISOString(),
        last_used_at: (seen_at ?? renewed_at ?? created_at).toISOString(),
        ...{ platform, device, network },
        current: sameBytes(token_hash, own),
      }),
    );
    return { data };
  },
  'DELETE /api/customer/sessions': async ({ call }) => {
    await revokeAll(tools.db, call.session.userId, tokenHashOf(call));
    tools.forgetSessions(call.session.userId);
    return undefined;
  },
  'DELETE /api/customer/sessions/:session': async ({ params, call }) => {
    if (!(await revokeById(tools.db, call.session.userId, params.session)))
      return refuse('session.not_found');
    tools.forgetSessions(call.session.userId);
    return undefined;
  },
});

/** Signing in and out. */
export const mountAuth = (tools: MountTools, accounts: AccountTools): void =>
  withForms(tools, (scoped) => mount(scoped, auth, handlers(accounts)));
