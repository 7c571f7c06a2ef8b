import type { MountTools } from '../../platform/http/mount.ts';
import { type AuditJobTools, handleAuditJobs } from './jobs.ts';
import { mountAuditRoutes } from './routes.ts';

/** Registers what reads the audit, and the job that lets old entries go. */
export const mountAudit = (tools: MountTools & AuditJobTools): void => {
  mountAuditRoutes(tools);
  handleAuditJobs(tools);
};
