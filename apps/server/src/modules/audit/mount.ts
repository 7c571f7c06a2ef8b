import type { MountTools } from '../../platform/http/mount.ts';
import type { SweepTools } from '../../platform/retention/sweep.ts';
import { handleAuditJobs } from './jobs.ts';
import { mountAuditRoutes } from './routes.ts';

/** Registers what reads the audit, and the job that lets old entries go. */
export const mountAudit = (tools: MountTools & SweepTools): void => {
  mountAuditRoutes(tools);
  handleAuditJobs(tools);
};
