import type { MountTools } from '../../platform/http/mount.ts';
import type { Accounts } from './accounts.ts';
import { mountAuth } from './auth-routes.ts';
import { mountDevices } from './device-routes.ts';
import { mountFirstOwner } from './first-owner/routes.ts';
import { handleAccountJobs } from './jobs.ts';
import { mountPassword } from './password-routes.ts';
import { mountProfile } from './profile-routes.ts';
import { mountRegistration } from './registration-routes.ts';
import { mountLoginWindow } from './social-routes.ts';
import { mountUnsubscribe } from './unsubscribe-routes.ts';

/** Everything people reach of accounts. */
export const mountAccounts = (tools: MountTools, accounts: Accounts): void => {
  mountAuth(tools, accounts);
  mountRegistration(tools, accounts);
  mountPassword(tools, accounts);
  mountFirstOwner(tools, accounts);
  mountProfile(tools, accounts);
  mountDevices(tools, accounts);
  mountUnsubscribe(tools, accounts);
  mountLoginWindow(tools.app, tools.clock, accounts);
  handleAccountJobs({ ...accounts, clock: tools.clock });
};
