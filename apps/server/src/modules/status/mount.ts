export { mountStatus } from './status-routes.ts';
