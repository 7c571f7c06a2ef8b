export type { CalledOff, OfficeShowRow } from './office-queries.ts';
export type { CinemaTickets } from './tickets.ts';
