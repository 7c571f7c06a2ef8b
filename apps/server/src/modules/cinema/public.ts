export type { TicketDoor } from './ticket-door.ts';
