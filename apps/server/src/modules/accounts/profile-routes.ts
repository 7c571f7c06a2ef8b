import { profile } from '@zanga/contract/people/profile';
import type { UserId } from '@zanga/domain/ids';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { AccountTools } from './account-tools.ts';
import { contextOf, tokenHashOf } from './call-context.ts';
import { deleteAccount } from './privacy/delete-account.ts';
import { exportData } from './privacy/export-data.ts';
import { confirmEmail } from './profile/change-email.ts';
import { changeProfile } from './profile/change-profile.ts';
import { readUser } from './profile/profile-queries.ts';
import { readOwnWays } from './staff/factors/factor-queries.ts';
import { askForProof, proveAgain } from './staff/factors/prove.ts';

/** Routes of one's own data. */
export const mountProfile = (tools: MountTools, accounts: AccountTools): void => {
  const { db, isMember, sms } = accounts;
  const userOf = async (userId: UserId, now: Date) =>
    readUser(db, userId, { now, sms, isMember: await isMember(userId, now) });
  mount(tools, profile, {
    'GET /api/user': ({ call }) => userOf(call.session.userId, call.now),
    'PATCH /api/customer': async ({ body, call }) => {
      const caller = { userId: call.session.userId, tokenHash: tokenHashOf(call) };
      const changed = await changeProfile(accounts, caller, body, contextOf(call));
      return isRefusal(changed) ? changed : userOf(call.session.userId, call.now);
    },
    'POST /api/customer/email/confirm': ({ body, call }) =>
      confirmEmail(accounts, body.token, contextOf(call)),
    'GET /api/customer/confirm': ({ call }) => readOwnWays(db, call.session.userId),
    'POST /api/customer/confirm': ({ body, call }) =>
      proveAgain(
        accounts,
        { userId: call.session.userId, tokenHash: tokenHashOf(call), proof: body },
        call.now,
      ),
    'POST /api/customer/confirm/passkey': ({ call }) => askForProof(accounts, call.session.userId, call.now),
    'DELETE /api/customer': ({ call }) => deleteAccount(accounts, call.session.userId, call.now),
    'GET /api/customer/export': async ({ call }) => {
      const file = await exportData(accounts, call.session.userId, contextOf(call));
      if ('code' in file) return file;
      return {
        type: 'application/json; charset=utf-8',
        body: file.body,
        headers: { 'content-disposition': `attachment; filename="${file.name}"` },
      };
    },
  });
};
