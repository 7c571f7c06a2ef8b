import { textLimit } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';

const Text = z.string().check(z.trim(), z.maxLength(textLimit));
const Needed = z.string().check(z.trim(), z.minLength(1, 'campo obbligatorio'), z.maxLength(textLimit));
const optional = z._default(Text, '');

const needed = {
  street: Needed,
  /** House number; `SNC` for none. */
  number: Needed,
  /** May be empty: no order needs it. */
  zip: z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'il CAP ha cinque cifre')),
  city: Needed,
  province: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'la sigla della provincia ha due lettere')),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
};

/** Zone chosen by the customer: a name, empty for "I do not know", null while not asked. */
const Zone = z.nullable(Text);

/** An Italian address as people write it; the pin says where the door is. */
export const AddressForm = z.object({
  ...needed,
  label: optional,
  staircase: optional,
  floor: optional,
  /** Flat and doorbell for the rider. */
  doorbell: optional,
  notes: optional,
  is_default: z._default(z.boolean(), false),
  zone: z._default(Zone, null),
  /** Whether the position is the door's; otherwise it is the zone's or the town's. */
  pinned: z._default(z.boolean(), true),
});
export type AddressForm = z.input<typeof AddressForm>;

/** Changed fields of an address. No defaults: a missing field keeps its value. */
export const AddressChange = z.partial(
  z.object({
    ...needed,
    label: Text,
    staircase: Text,
    floor: Text,
    doorbell: Text,
    notes: Text,
    /** Makes it the default; only another default ends that. */
    is_default: z.boolean(),
    zone: Zone,
    pinned: z.boolean(),
  }),
);
export type AddressChange = z.input<typeof AddressChange>;

export const Address = z.object({
  id: id('adr'),
  label: z.string(),
  street: z.string(),
  number: z.string(),
  staircase: z.string(),
  floor: z.string(),
  doorbell: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  lat: z.number(),
  lng: z.number(),
  notes: z.string(),
  is_default: z.boolean(),
  zone: z.nullable(z.string()),
  pinned: z.boolean(),
  /** One line, as on an envelope. */
  formatted_address: z.string(),
});
export type Address = z.output<typeof Address>;

const one = { params: z.object({ address: id('adr', z.string().check(z.maxLength(textLimit))) }) };

export const addresses = routes({
  'GET /api/customer/addresses': {
    summary: 'The customer’s addresses, the default one first',
    auth: 'customer',
    response: z.object({ data: z.array(Address) }),
  },
  'POST /api/customer/addresses': {
    summary: 'Save an address; the first becomes the default',
    auth: 'customer',
    body: AddressForm,
    status: 201,
    response: Address,
    errors: ['address.too_many'],
  },
  'GET /api/customer/addresses/last': {
    summary: 'The address used last, or the default one',
    auth: 'customer',
    response: z.object({ data: z.nullable(Address) }),
  },
  'GET /api/customer/addresses/:address': {
    summary: 'One address',
    auth: 'customer',
    ...one,
    response: Address,
    errors: ['address.not_found'],
  },
  'PATCH /api/customer/addresses/:address': {
    summary: 'Change an address; missing fields keep their value',
    auth: 'customer',
    ...one,
    body: AddressChange,
    response: Address,
    errors: ['address.not_found'],
  },
  'DELETE /api/customer/addresses/:address': {
    summary: 'Delete an address; orders keep their own copy',
    auth: 'customer',
    ...one,
    status: 204,
    errors: ['address.not_found'],
  },
});
