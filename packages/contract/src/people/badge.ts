import * as z from 'zod/mini';
import { ShownCode } from '../ordering/redemptions.ts';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

/** A worker's badge, with the code to clock in and out. */
export const Badge = z.extend(ShownCode, {
  firstname: z.string(),
  lastname: z.string(),
  /** Shop of the worker; managers and owners belong to every shop. */
  shop: z.nullable(z.string()),
});

/** A shift: clocking in and out. */
export const Shift = z.object({
  /** Null for a clocking out without a clocking in. */
  in: z.nullable(Instant),
  /** Null while it lasts, or if the end was not scanned. */
  out: z.nullable(Instant),
  shop: z.nullable(z.string()),
});
export type Shift = z.output<typeof Shift>;

export const badge = routes({
  'GET /api/worker/badge': {
    summary: 'The caller’s badge: a code good for a minute, used once to clock in or out',
    auth: 'badge.show',
    response: Badge,
  },
  'GET /api/worker/badge/shifts': {
    summary: 'The caller’s latest shifts, newest first',
    auth: 'badge.show',
    response: z.object({
      /** Whether the caller is at work, by the last scan. */
      present: z.boolean(),
      data: z.array(Shift),
    }),
  },
});
