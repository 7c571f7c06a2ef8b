import { redemptionKinds } from '@zanga/domain/redemption/redemption';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

/** A QR code and its digits, for a till without a scanner; `seconds` is its remaining life. */
export const ShownCode = z.object({
  qrcode: z.string(),
  code: z.string(),
  seconds: z.int(),
});
export type ShownCode = z.output<typeof ShownCode>;

/** Result of a scan. A refusal is an answer too: staff at the till read it aloud. */
export const Scan = z.object({
  /** Whether the code was used now. */
  done: z.boolean(),
  kind: z.nullable(z.enum(redemptionKinds)),
  title: z.string(),
  text: z.string(),
  /** Moment of use, now or before. */
  used_at: z.nullable(Instant),
  /** Seconds in which the use can be taken back by its id; null if it cannot. */
  undo: z.nullable(z.object({ id: id('rdm'), seconds: z.int() })),
});
export type Scan = z.output<typeof Scan>;

/** Result of taking a use back. */
export const Undone = z.object({ done: z.boolean(), title: z.string(), text: z.string() });
export type Undone = z.output<typeof Undone>;

export const redemptions = routes({
  'POST /api/worker/redemptions': {
    audit: 'code.redeem',
    summary: 'Redeem a QR code or its digits, once; a second scan says when and where it was used',
    auth: 'codes.redeem',
    body: z.object({
      code: z.string().check(z.minLength(1, 'campo obbligatorio'), z.maxLength(200)),
      /** Shop of a manager; a worker's is fixed. */
      shop: z.optional(z.nullable(id('shp', z.string().check(z.maxLength(64))))),
    }),
    response: Scan,
    errors: ['shop.not_found', 'too_many'],
  },
  'POST /api/worker/redemptions/:id/undo': {
    audit: 'code.undo',
    summary:
      'Undo a redemption by mistake, with a reason: the scanner within five minutes, a manager within thirty days; a second call does nothing',
    auth: 'codes.redeem',
    params: z.object({ id: id('rdm', z.string().check(z.maxLength(64))) }),
    body: z.object({
      /** Reason, in the words of the staff member. */
      reason: z.string().check(z.trim(), z.minLength(3, 'scrivi perché'), z.maxLength(200)),
    }),
    response: Undone,
    errors: ['too_many'],
  },
});
