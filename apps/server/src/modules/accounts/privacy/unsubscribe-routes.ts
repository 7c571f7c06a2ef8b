import { unsubscribe } from '@zanga/contract/people/unsubscribe';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { contextOf } from '../call-context.ts';
import { withForms } from '../form-routes.ts';
import { stopMarketing } from './stop-marketing.ts';

/** Stopping marketing without signing in; mail programs send a form. */
export const mountUnsubscribe = (tools: MountTools, accounts: AccountTools): void =>
  withForms(tools, (scoped) =>
    mount(scoped, unsubscribe, {
      'PATCH /api/notifications/unsubscribe': ({ query: { unsubscribe: userId, signature }, call }) =>
        stopMarketing(accounts, { userId, signature, source: 'mail_link' }, contextOf(call)),
      'POST /api/notifications/unsubscribe': ({ query: { unsubscribe: userId, signature }, call }) =>
        stopMarketing(accounts, { userId, signature, source: 'one_click' }, contextOf(call)),
    }),
  );
