export { handleRedemptionJobs } from './jobs.ts';
export { makeRedemptions, type Redeem, type Redemptions, type Undo, type Verdict } from './redemptions.ts';
export { mountRedemption } from './routes.ts';
