import { cinemaOffice } from '@zanga/contract/ordering/cinema-office';
import { showsOffice } from '@zanga/contract/ordering/shows-office';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { addShows } from './add-shows.ts';
import { callOffShow } from './call-off-show.ts';
import { editShow, seeShowForm } from './edit-show.ts';
import { seeShow, seeShows } from './see-shows.ts';
import { seeUsual } from './see-usual.ts';

/** The cinema in the office: programme, visitors, calling a show off. */
export const mountCinemaOffice = (mounting: MountTools, tools: OrderTools): void => {
  mount(mounting, cinemaOffice, {
    'GET /api/backoffice/cinema/shows': ({ query: { shop }, call: { session, now } }) =>
      seeShows(tools, { session, shop }, now),
    'GET /api/backoffice/cinema/shows/:show': ({ params: { show }, call: { session } }) =>
      seeShow(tools, { session, show }),
    'POST /api/backoffice/cinema/shows/:show/cancel': ({ params: { show }, body, call }) =>
      callOffShow(tools, { ...body, show, session: call.session }, call.now),
  });
  mount(mounting, showsOffice, {
    'GET /api/backoffice/cinema/usual': () => seeUsual(tools.db),
    'POST /api/backoffice/cinema/shows': ({ body, call: { session, now } }) =>
      addShows(tools, { session, ...body }, now),
    'GET /api/backoffice/cinema/shows/:show/form': ({ params: { show }, call: { session, now } }) =>
      seeShowForm(tools, { session, show }, now),
    'PUT /api/backoffice/cinema/shows/:show/form': ({ params: { show }, body, call: { session, now } }) =>
      editShow(tools, { session, show, ...body }, now),
  });
};
