import { statusOffice } from '@zanga/contract/brand/status-office';
import { makeProbe } from '../../platform/database/probe.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor } from '../../platform/session.ts';
import { type StatusTools, seeStatus } from './see-status.ts';

/** Status of the services the shop depends on. */
export const mountStatus = (tools: MountTools & Omit<StatusTools, 'probe'>): void => {
  const probe = makeProbe(tools.pool);
  mount(tools, statusOffice, {
    'GET /api/backoffice/status': ({ call: { session } }) =>
      mayWorkFor(session, null) ? seeStatus({ ...tools, probe }) : refuse('status.of_all_shops'),
  });
};
