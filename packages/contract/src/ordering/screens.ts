import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

/** Screens with a shop's board, and shops without one while they take orders. */
export const screens = routes({
  'POST /api/backoffice/shops/:shop/screens': {
    summary: 'Report a visible screen with the shop’s board: at its opening, and each minute',
    auth: 'orders.read',
    audit: 'none',
    params: z.object({ shop: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: z.object({
      /** Drawn by the browser, and stored there. */
      screen: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      /** Whether new orders ring. */
      sound: z.boolean(),
    }),
    status: 204,
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/screens': {
    summary: 'Shops that take orders now without an open screen, or with mute ones only',
    auth: 'shops.plan',
    response: z.object({
      data: z.array(
        z.object({
          shop: z.object({ id: id('shp'), name: z.string() }),
          /** Since when no screen is open; null when only mute ones are. */
          since: z.nullable(Instant),
        }),
      ),
    }),
  },
});
