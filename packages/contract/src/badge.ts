import * as z from 'zod/mini';
import { ShownCode } from './redemptions.ts';
import { routes } from './route.ts';

/** Who works here, and the code that is scanned to come and to go. */
export const Badge = z.extend(ShownCode, {
  firstname: z.string(),
  lastname: z.string(),
  /** Where they work; managers and owners belong to every shop. */
  shop: z.nullable(z.string()),
});

export const badge = routes({
  'GET /api/worker/badge': {
    summary: 'One’s badge: a code of a minute, used once to clock in or out',
    auth: 'worker',
    response: Badge,
  },
});
