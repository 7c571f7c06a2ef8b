import { cinemaOffice } from '@zanga/contract/ordering/cinema-office';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { callOffShow } from './call-off-show.ts';
import { seeShow, seeShows } from './see-shows.ts';

/** The cinema from behind: what is on, who comes, and calling a show off. */
export const mountCinemaOffice = (mounting: MountTools, tools: OrderTools): void =>
  mount(mounting, cinemaOffice, {
    'GET /api/backoffice/cinema/shows': ({ query: { shop }, call: { session, now } }) =>
      seeShows(tools, { session, shop }, now),
    'GET /api/backoffice/cinema/shows/:show': ({ params: { show }, call: { session } }) =>
      seeShow(tools, { session, show }),
    'POST /api/backoffice/cinema/shows/:show/cancel': ({ params: { show }, body, call }) =>
      callOffShow(tools, { ...body, show, session: call.session }, call.now),
  });
