export { hashToken } from './queries.ts';
