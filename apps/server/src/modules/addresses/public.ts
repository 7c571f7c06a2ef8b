export { readAddress } from './queries.ts';
export { markAddressUsed } from './store.ts';
