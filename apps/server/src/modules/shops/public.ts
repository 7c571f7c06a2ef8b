export { openingOf, type PromisedShop, type PromiseOfShop, promiseFor } from './make-promise.ts';
export { mountPromises } from './promise-routes.ts';
export { mountShops } from './routes.ts';
export { bookSlot, releaseSlot, type SlotBooking } from './slot-store.ts';
