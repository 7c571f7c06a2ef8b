import { registration } from '@zanga/contract/people/registration';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { contextOf } from '../call-context.ts';
import { changePhone } from '../phone/change-phone.ts';
import { completePhone } from '../phone/complete-phone.ts';
import { register } from './register.ts';

/** Routes of registration. */
export const mountRegistration = (tools: MountTools, accounts: AccountTools): void =>
  mount(tools, registration, {
    'POST /api/register': ({ body, call }) => register(accounts, body, contextOf(call)),
    'POST /api/register/change': ({ body, call }) =>
      changePhone(accounts, { userId: call.session.userId, phone: body.telephone }, contextOf(call)),
    'POST /api/register/complete': ({ body, call }) =>
      completePhone(accounts, call.session.userId, body.code, contextOf(call)),
  });
