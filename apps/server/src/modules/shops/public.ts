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
export { holdShop } from './shop-store.ts';
export { bookSlot, releaseSlot } from './slots/slot-store.ts';
