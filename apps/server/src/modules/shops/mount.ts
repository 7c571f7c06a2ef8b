export { mountPromises } from './promise/promise-routes.ts';
export { mountShops } from './routes.ts';
