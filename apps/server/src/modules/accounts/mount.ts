import type { MountTools } from '../../platform/http/mount.ts';
import type { Accounts } from './accounts.ts';
import { mountDevices } from './devices/device-routes.ts';
import { mountFactors } from './factor-routes.ts';
import { mountFirstOwner } from './first-owner/routes.ts';
import { handleAccountJobs } from './jobs.ts';
import { mountPassword } from './password/password-routes.ts';
import { mountPins } from './pins/routes.ts';
import { mountUnsubscribe } from './privacy/unsubscribe-routes.ts';
import { mountProfile } from './profile-routes.ts';
import { mountRegistration } from './registration/registration-routes.ts';
import { mountAuth } from './sign-in/auth-routes.ts';
import { mountLoginWindow } from './social/social-routes.ts';
import { mountStaff } from './staff/routes.ts';
import { mountSavedViews } from './views/routes.ts';

export { type AccountSettings, openAccounts } from './accounts.ts';
export { tellOfOwners } from './first-owner/tell-at-start.ts';

/** Registers the routes and jobs of accounts. */
export const mountAccounts = (tools: MountTools, accounts: Accounts): void => {
  mountAuth(tools, accounts);
  mountRegistration(tools, accounts);
  mountPassword(tools, accounts);
  mountFirstOwner(tools, accounts);
  mountProfile(tools, accounts);
  mountDevices(tools, accounts);
  mountStaff(tools, accounts);
  mountPins(tools, accounts);
  mountSavedViews(tools, accounts);
  mountFactors(tools, accounts);
  mountUnsubscribe(tools, accounts);
  mountLoginWindow(tools.app, tools.clock, accounts);
  handleAccountJobs({ ...accounts, clock: tools.clock });
};
