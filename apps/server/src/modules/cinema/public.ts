export type { CinemaTickets } from './tickets.ts';
