import { password } from '@zanga/contract/people/password';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { contextOf, tokenHashOf } from '../call-context.ts';
import { changePassword } from './change-password.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { resetPassword } from './reset-password.ts';

/** Forgotten, reset and changed passwords. */
export const mountPassword = (tools: MountTools, accounts: AccountTools): void =>
  mount(tools, password, {
    'POST /api/password/email': ({ body, call }) => mailResetLink(accounts, body, contextOf(call)),
    'POST /api/password/reset': ({ body, call }) => resetPassword(accounts, body, contextOf(call)),
    'PATCH /api/password/change': ({ body, call }) =>
      changePassword(
        accounts,
        {
          userId: call.session.userId,
          tokenHash: tokenHashOf(call),
          oldPassword: body.old_password,
          password: body.password,
        },
        contextOf(call),
      ),
  });
