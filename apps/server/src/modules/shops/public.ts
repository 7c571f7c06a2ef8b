export { pauseByItself } from './pauses/pause-by-itself.ts';
export { pauseShop } from './pauses/pause-shop.ts';
export { presentRush } from './pauses/present-rush.ts';
export { readBusy } from './pauses/rush-store.ts';
export {
  nextOpening,
  openingOf,
  type PromisedShop,
  type PromiseOfShop,
  promiseFor,
  promisesFor,
  promisesOf,
} from './promise/make-promise.ts';
export { findShopId } from './promise/promising-queries.ts';
export { readBrandOpen } from './queries.ts';
export { readTaking } from './read-taking.ts';
export { holdShop } from './shop-store.ts';
export { bookSlot, releaseSlot } from './slots/slot-store.ts';
export { findStaffShop, readStaffShops, seesShipping } from './staff-queries.ts';
