export { mountOrdering } from './routes.ts';
