export { handleRedemptionJobs } from './jobs.ts';
export { makeRedemptions } from './redemptions.ts';
export { mountRedemption } from './routes.ts';
