export { handleTableJobs } from './jobs.ts';
export { mountTables } from './routes.ts';
