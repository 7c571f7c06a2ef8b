import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));

/** A PIN: four to six digits. */
export const Pin = z.string().check(z.regex(/^\d{4,6}$/, 'da quattro a sei cifre'));

/** Form to choose a PIN. */
export const PinForm = z.object({
  /** Shop of the PIN; null for all of the person's shops. */
  shop: z.nullable(id('shp', Id)),
  pin: Pin,
  password: z.string().check(z.minLength(1, 'campo obbligatorio'), z.maxLength(200)),
});
export type PinForm = z.output<typeof PinForm>;

/** PINs that switch on the devices of a shop; no answer ever contains one. */
export const pins = routes({
  'GET /api/backoffice/pin': {
    summary: 'The caller’s shops with a PIN, and since when',
    auth: 'badge.show',
    response: z.object({
      shops: z.array(z.object({ id: id('shp'), name: z.string(), set_at: z.nullable(Instant) })),
    }),
  },
  'PUT /api/backoffice/pin': {
    summary: 'Choose the caller’s PIN for a shop, or for all of their shops; needs the password',
    auth: 'badge.show',
    audit: 'pin.choose',
    factor: true,
    body: PinForm,
    status: 204,
    errors: ['shop.not_found', 'password.wrong', 'password.none', 'auth.slow_down', 'pin.weak'],
  },
  'DELETE /api/backoffice/people/:person/pin': {
    summary: 'Delete a colleague’s PIN in the caller’s shops: they choose another in their profile',
    auth: 'people.edit',
    audit: 'pin.reset',
    params: z.object({ person: id('usr', Id) }),
    status: 204,
    errors: ['person.not_found', 'person.above'],
  },
});
