import { textLimit } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, id } from '../wire/values.ts';
import { Position } from './shops.ts';

const Text = z.string().check(z.minLength(1), z.maxLength(textLimit));

/** A town with delivery, and the post code to fill in for it. */
export const ServedTown = z.object({ city: z.string(), province: z.string(), zip: z.string() });
export type ServedTown = z.output<typeof ServedTown>;

/** A zone for a customer who writes an address: name, streets, a point that stands for it. */
export const TownZone = z.object({
  /** Id of its shop. */
  shop: id('shp'),
  name: z.string(),
  fee: Cents,
  minimum: Cents,
  /** Towns that it covers. */
  towns: z.array(ServedTown),
  /** Streets named by the shop, from one house number to another; to the end when `to` is null. */
  streets: z.array(z.object({ street: z.string(), from: z.int(), to: z.nullable(z.int()) })),
  position: Position,
});
export type TownZone = z.output<typeof TownZone>;

export const zones = routes({
  'GET /api/zones/towns': {
    summary: 'Towns with delivery, by name',
    auth: 'public',
    response: z.object({ data: z.array(ServedTown) }),
    cache: 'public',
  },
  'GET /api/zones': {
    summary: 'Delivery zones of a town, with the streets that shops have named',
    auth: 'public',
    query: z.object({ city: Text, province: Text }),
    response: z.object({ data: z.array(TownZone) }),
    cache: 'public',
  },
});
