import { zones } from '@zanga/contract/shops/zones';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { midnightAfter } from '../../../platform/made-of.ts';
import { servedTowns, zonesOfTown } from './read-zones.ts';

/** Towns, zones and streets of deliveries, for address forms without a map service. */
export const mountZones = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, zones, {
    'GET /api/zones/towns': async ({ call: { now, madeOf } }) => {
      madeOf(['sellers'], midnightAfter(now));
      return { data: await servedTowns(tools.db, now) };
    },
    'GET /api/zones': async ({ query, call: { now, madeOf } }) => {
      madeOf(['sellers'], midnightAfter(now));
      return { data: await zonesOfTown(tools.db, query, now) };
    },
  });
