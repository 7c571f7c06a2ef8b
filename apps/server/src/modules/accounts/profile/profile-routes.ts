import { profile } from '@zanga/contract/people/profile';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import { contextOf } from '../call-context.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { exportData } from '../privacy/export-data.ts';
import { confirmSignIn, wantsConfirmation } from '../session/confirm-sign-in.ts';
import { confirmEmail } from './change-email.ts';
import { changeProfile } from './change-profile.ts';
import { readUser } from './profile-queries.ts';

/** Routes of one's own data. */
export const mountProfile = (tools: MountTools, accounts: AccountTools): void => {
  const { db, isMember } = accounts;
  const userOf = async (userId: string, now: Date) =>
    readUser(db, userId, { now, isMember: await isMember(userId, now) });
  mount(tools, profile, {
    'GET /api/user': ({ call }) => userOf(call.session.userId, call.now),
    'PATCH /api/customer': async ({ body, call }) => {
      const changed = await changeProfile(accounts, call.session.userId, body, contextOf(call));
      return isRefusal(changed) ? changed : userOf(call.session.userId, call.now);
    },
    'POST /api/customer/email/confirm': ({ body, call }) =>
      confirmEmail(accounts, body.token, contextOf(call)),
    'POST /api/customer/confirm': ({ body, call }) =>
      confirmSignIn(accounts, { userId: call.session.userId, password: body.password }, call),
    'DELETE /api/customer': async ({ call }) => {
      const unconfirmed = await wantsConfirmation(db, call);
      if (unconfirmed) return unconfirmed;
      return deleteAccount(accounts, call.session.userId, call.now);
    },
    'GET /api/customer/export': async ({ call }) => {
      const unconfirmed = await wantsConfirmation(db, call);
      if (unconfirmed) return unconfirmed;
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
