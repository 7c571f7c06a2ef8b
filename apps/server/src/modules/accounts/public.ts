export { identifyBy } from './queries.ts';
