export { mountTables } from './routes.ts';
