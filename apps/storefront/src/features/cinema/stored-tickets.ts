import type { Ticket } from '@zanga/contract/ordering/cinema';
import { parseStored, storage } from '../../base/storage/storage.ts';

const isTicket = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value && 'shop' in value && 'starts_at' in value;

// Written below, of what the contract has checked.
const areTickets = (value: unknown): value is readonly Ticket[] =>
  Array.isArray(value) && value.every(isTicket);

/** The last stored tickets: in the queue at the door there may be no network. */
export const readStoredTickets = (): readonly Ticket[] | undefined =>
  parseStored(storage.read('tickets'), areTickets);

/** Stores the tickets that can still be used. */
export const storeTickets = (tickets: readonly Ticket[]) => {
  const usable = tickets.filter(({ code }) => code !== null);
  storage.write('tickets', usable.length > 0 ? JSON.stringify(usable) : null);
};
