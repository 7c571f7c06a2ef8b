export { readBusy } from './pauses/rush-store.ts';
export { readBrandOpen } from './queries.ts';
export { readTaking } from './read-taking.ts';
