export { mountTotems } from './routes.ts';
