import { promises } from '@zanga/contract/shops/promises';
import { whyNotWords } from '@zanga/domain/shops/why-not';
import type { Geocoding } from '../../../adapters/geocoding/port.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { checkAddress } from './check-address.ts';
import { findAddress } from './find-address.ts';
import { promiseFor } from './make-promise.ts';

/** Promises of shops: delivery to a place, and times (API-37). */
export const mountPromises = (tools: MountTools & { readonly db: Db; readonly geocoding: Geocoding }): void =>
  mount(tools, promises, {
    'POST /api/shops/check/address': async ({ body: { address, filters, sort }, call }) => {
      const session = await call.sessionIfAny();
      const found = await findAddress({ ...tools, log: call.log }, address, session?.userId);
      if (isRefusal(found)) return found;
      const data = await checkAddress(
        tools.db,
        { place: found.position, filters: filters ?? {}, sort: sort ?? 'distance' },
        call.now,
      );
      const { lat, lng } = found.position;
      return { position: { lat, lng }, formatted_address: found.formatted, data };
    },
    'GET /api/shops/:shop/slots': async ({
      params,
      query: { mode, pieces, lat, lng, zone },
      call: { now },
    }) => {
      const point = lat === undefined || lng === undefined ? null : { lat, lng };
      const place = zone === undefined ? point : { area: zone };
      const promise = await promiseFor(tools.db, { shop: params.shop, mode, place, pieces }, now);
      if (!promise) return refuse('shop.not_found');
      const asap = promise.slot('asap');
      return {
        asap: asap.ok ? asap.promisedAt.toISOString() : null,
        why_not: asap.ok ? null : whyNotWords(asap.why, now),
        data: promise.offers().map(({ at, until, state }) => ({
          at: at.toISOString(),
          until: until.toISOString(),
          state,
        })),
      };
    },
  });
