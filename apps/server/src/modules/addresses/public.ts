export { addressesOfPerson } from './personal-data.ts';
export { mountPlaces } from './place-routes.ts';
export { readAddress } from './queries.ts';
export { mountAddresses } from './routes.ts';
export { markAddressUsed } from './store.ts';
