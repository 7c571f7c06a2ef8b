export { pauseShop } from './pauses/pause-shop.ts';
export { openingOf, type PromisedShop, type PromiseOfShop, promiseFor } from './promise/make-promise.ts';
export { mountPromises } from './promise/promise-routes.ts';
export { mountShops } from './routes.ts';
export { bookSlot, releaseSlot, type SlotBooking } from './slots/slot-store.ts';
export { findStaffShop, readStaffShops } from './staff-queries.ts';
