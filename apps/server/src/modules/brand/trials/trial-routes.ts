import { serviceTrials } from '@zanga/contract/brand/service-trials';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { TrialTools } from './trial-tools.ts';
import { tryService } from './try-service.ts';

/** Trials of the installation's services by an owner. */
export const mountServiceTrials = (tools: MountTools & TrialTools): void =>
  mount(tools, serviceTrials, {
    'POST /api/backoffice/brand/trials': ({ body, call: { session, now } }) =>
      tryService(tools, { session, ...body }, now),
  });
