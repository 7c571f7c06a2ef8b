export { readNames } from './queries.ts';
