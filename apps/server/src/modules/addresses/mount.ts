export { addressesOfPerson } from './personal-data.ts';
export { mountPlaces } from './place-routes.ts';
export { mountAddresses } from './routes.ts';
