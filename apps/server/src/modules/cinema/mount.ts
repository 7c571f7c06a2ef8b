import type { Redemptions } from '../redemption/public.ts';
import { burnTicket, type CinemaTickets, openTickets } from './tickets.ts';

export { mountCinema } from './routes.ts';

/** Opens the cinema: its tickets are burnt by the engine that redeems every code. */
export const openCinema = (
  tools: Parameters<typeof openTickets>[0] & { readonly redemptions: Redemptions },
): CinemaTickets => {
  tools.redemptions.handle('ticket', burnTicket);
  return openTickets(tools);
};
