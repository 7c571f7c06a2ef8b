import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { presentAddress } from './present-address.ts';
import { readAddresses } from './queries.ts';
import { forgetAddresses } from './store.ts';
import { readChosenPlace } from './where/where-queries.ts';
import { forgetChosenPlace } from './where/where-store.ts';

export { mountPlaces } from './place-routes.ts';
export { handlePointJobs } from './return-points.ts';
export { mountAddresses } from './routes.ts';
export { mountWhere } from './where/where-routes.ts';

/** Addresses as part of a person's data: in the export, deleted with the account. */
export const addressesOfPerson = (db: Db) => ({
  name: 'addresses',
  read: async (userId: UserId) => (await readAddresses(db, userId)).map(presentAddress),
  forget: (tx: Tx, userId: UserId) => forgetAddresses(tx, userId),
});

/** The chosen place (delivery or pickup, and where) as part of a person's data. */
export const whereOfPerson = (db: Db) => ({
  name: 'where',
  read: (userId: UserId) => readChosenPlace(db, userId),
  forget: (tx: Tx, userId: UserId) => forgetChosenPlace(tx, userId),
});
