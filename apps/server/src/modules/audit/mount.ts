import type { MountTools } from '../../platform/http/mount.ts';
import type { SweepTools } from '../../platform/retention/sweep.ts';
import { handleAuditJobs } from './jobs.ts';
import { mountAuditRoutes } from './routes.ts';

/** Registers the routes of the audit, and the job that deletes old entries. */
export const mountAudit = (tools: MountTools & SweepTools): void => {
  mountAuditRoutes(tools);
  handleAuditJobs(tools);
};
