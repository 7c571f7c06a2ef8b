export { findShopOfOrder } from './finding/shop-queries.ts';
export { type Rehearsals, readRehearsals } from './rehearsal/rehearsal-queries.ts';
