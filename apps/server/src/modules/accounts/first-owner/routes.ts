import { firstOwner } from '@zanga/contract/people/first-owner';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { contextOf } from '../call-context.ts';
import { becomeFirstOwner } from './become-first-owner.ts';
import { lacksOwner } from './queries.ts';

/** Route by which a brand without an owner gets its first one. */
export const mountFirstOwner = (tools: MountTools, accounts: AccountTools): void =>
  mount(tools, firstOwner, {
    'GET /api/backoffice/first-owner': async () => ({
      needed: await lacksOwner(accounts.db, accounts.sandbox),
    }),
    'POST /api/backoffice/first-owner': ({ body, call }) => becomeFirstOwner(accounts, body, contextOf(call)),
  });
