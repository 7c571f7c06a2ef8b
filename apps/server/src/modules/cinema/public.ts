export type { CalledOff, OfficeShowRow } from './office-queries.ts';
export { readHalls, readInHall, readLastShow, readOut } from './programme-queries.ts';
export { holdHalls, insertShows, saveShow } from './programme-store.ts';
export type { CinemaTickets } from './tickets.ts';
