import type { Redemptions } from '../redemption/public.ts';
import { burnTicket, type CinemaTickets, openTickets } from './tickets.ts';

export { mountCinema } from './routes.ts';

/** Opens the cinema, and registers its tickets with the engine that redeems codes. */
export const openCinema = (
  tools: Parameters<typeof openTickets>[0] & { readonly redemptions: Redemptions },
): CinemaTickets => {
  tools.redemptions.handle('ticket', burnTicket);
  return openTickets(tools);
};
