import { shelf } from '@zanga/contract/menu/shelf';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { countPieces } from './count-pieces.ts';
import { markThing, seeReach, seeShelfThings } from './mark-thing.ts';

const untilOf = (text: string | null): Date | 'for_good' | null =>
  text === null || text === 'for_good' ? text : new Date(text);

/** Sold-out marks and stock of a shop, for staff. */
export const mountShelf = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, shelf, {
    'GET /api/backoffice/shops/:shop/shelf': ({ params: { shop }, query, call: { session, now } }) =>
      seeShelfThings(tools.db, { session, shop, search: query.search }, now),
    'GET /api/backoffice/shops/:shop/shelf/reach': ({ params: { shop }, query, call: { session, now } }) =>
      seeReach(tools.db, { session, shop, ...query }, now),
    'POST /api/backoffice/shops/:shop/shelf': ({ params: { shop }, body, call: { session, now } }) =>
      markThing(tools.db, { session, shop, ...body, until: untilOf(body.until) }, now),
    'POST /api/backoffice/shops/:shop/shelf/count': ({ params: { shop }, body, call: { session, now } }) =>
      countPieces(tools.db, { session, shop, ...body }, now),
  });
