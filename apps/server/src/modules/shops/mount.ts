export { mountShopOffice } from './edit-routes.ts';
export { handleShopJobs } from './jobs.ts';
export { mountPromises } from './promise/promise-routes.ts';
export { mountZones } from './promise/zone-routes.ts';
export { mountShops } from './routes.ts';
