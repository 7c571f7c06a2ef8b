export { mountContent } from './routes.ts';
