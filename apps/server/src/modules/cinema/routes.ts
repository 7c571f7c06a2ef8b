import { cinema } from '@zanga/contract/ordering/cinema';
import { asId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { type Call, type MountTools, mount } from '../../platform/http/mount.ts';
import type { Tag } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import { onlyShop } from '../../platform/session.ts';
import { readProductsForSale } from '../catalogue/public.ts';
import type { Payments } from '../payments/public.ts';
import type { Redemptions } from '../redemption/public.ts';
import { presentAtDoor, presentShow } from './present-ticket.ts';
import { readShows, readTicket } from './queries.ts';
import type { CinemaTickets } from './tickets.ts';

type CinemaMount = MountTools & {
  readonly db: Db;
  readonly redemptions: Redemptions;
  readonly tickets: CinemaTickets;
  readonly payments: Pick<Payments, 'takesCards'>;
};

const shows = async (db: Db, { now, madeOf }: Pick<Call, 'now' | 'madeOf'>) => {
  const rows = await readShows(db, now);
  const products = await readProductsForSale(
    db,
    rows.map(({ id }) => id),
    now,
  );
  madeOf(['cinema', 'sellers', ...rows.map(({ id }): Tag => `product:${id}`)]);
  for (const { groupsAt } of products.values()) madeOf(groupsAt(now).map(({ id }): Tag => `option:${id}`));
  return rows.flatMap((row) => {
    const product = products.get(row.id);
    return product ? [presentShow(row, product, now)] : [];
  });
};

/**
 * Programme, customers' tickets, and tickets at the door. Without card payments no seat is sold, so no show is
 * listed.
 */
export const mountCinema = ({ db, redemptions, tickets, payments, ...tools }: CinemaMount): void =>
  mount(tools, cinema, {
    'GET /api/cinema/shows': async ({ call }) => ({
      data: payments.takesCards ? await shows(db, call) : [],
    }),
    'GET /api/customer/tickets': ({ call: { session, now } }) => tickets.of({ userId: session.userId }, now),
    'GET /api/worker/tickets/:ticket': async ({ params: { ticket }, call: { session, now } }) => {
      const looked = await redemptions.look('ticket', ticket);
      const row = looked && (await readTicket(db, asId('tck', looked.subject)));
      if (!row) return refuse('ticket.not_found');
      return presentAtDoor(row, { used: looked.used, shopId: onlyShop(session) }, now);
    },
  });
