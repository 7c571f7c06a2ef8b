import { deviceKinds, workDeviceKinds } from '@zanga/domain/staff/device-rights';
import { rights } from '@zanga/domain/staff/rights';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';
import { Pin } from './pins.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const DeviceName = z
  .string()
  .check(z.trim(), z.minLength(1, 'dai un nome al dispositivo'), z.maxLength(40, 'al massimo 40 caratteri'));
const Person = z.object({ id: id('usr'), name: z.string() });

/** A device of a shop, for its managers. */
export const ShopDevice = z.object({
  id: id('dvc'),
  name: z.string(),
  kind: z.enum(deviceKinds),
  created_at: Instant,
  /** Null until its code is typed. */
  claimed_at: z.nullable(Instant),
  /** End of its open code; null without one. */
  code_until: z.nullable(Instant),
  seen_at: z.nullable(Instant),
  /** Whether it was away too long and needs a new code. */
  asleep: z.boolean(),
  browser: z.nullable(z.string()),
  network: z.nullable(z.string()),
  version: z.nullable(z.string()),
  /** Person on it now, and the last one. */
  person: z.nullable(Person),
  last_person: z.nullable(Person),
});
export type ShopDevice = z.output<typeof ShopDevice>;

/** A device with the code that registers a browser, shown once. */
export const DeviceWithCode = z.object({
  device: ShopDevice,
  code: z.string(),
  /** Address to type the code at, with the code behind the `#`, where no log sees it. */
  address: z.string(),
});
export type DeviceWithCode = z.output<typeof DeviceWithCode>;

/** A device as it sees itself, and the person on it. */
export const DeviceHere = z.object({
  id: id('dvc'),
  name: z.string(),
  kind: z.enum(workDeviceKinds),
  shop: z.object({ id: id('shp'), slug: z.string(), name: z.string() }),
  idle_minutes: z.int(),
  /** Person on the device: until when without a touch, and with which rights here. */
  person: z.nullable(z.extend(Person, { until: Instant, rights: z.array(z.enum(rights)) })),
});
export type DeviceHere = z.output<typeof DeviceHere>;

export const deviceForm = z.object({ name: DeviceName, kind: z.enum(deviceKinds) });
export const deviceNameForm = z.object({ name: DeviceName });

const shop = { params: z.object({ shop: id('shp', Id) }) };
const device = { params: z.object({ device: id('dvc', Id) }) };
const PersonAndPin = z.object({ person: id('usr', Id), pin: Pin });
const badPin = ['pin.wrong', 'pin.slow_down'] as const;
const jsonBytes = ['application/json; charset=utf-8'] as const;

/** Administration of a shop's devices, for its managers. */
export const shopDevices = routes({
  'GET /api/backoffice/shops/:shop/devices': {
    summary: 'Devices of a shop, each with its person and the last contact',
    auth: 'devices.edit',
    ...shop,
    response: z.object({ data: z.array(ShopDevice), idle_minutes: z.int() }),
    errors: ['shop.not_found'],
  },
  'POST /api/backoffice/shops/:shop/devices': {
    summary: 'Add a device: the code that registers a browser is shown once, and works once, for ten minutes',
    auth: 'devices.edit',
    audit: 'device.add',
    fresh: true,
    ...shop,
    body: deviceForm,
    status: 201,
    response: DeviceWithCode,
    errors: ['shop.not_found', 'totem.not_offered', 'device.too_many'],
  },
  'PUT /api/backoffice/shops/:shop/devices/settings': {
    summary: 'Set the minutes without a touch after which a person is switched off a device',
    auth: 'devices.edit',
    audit: 'device.settle',
    ...shop,
    body: z.object({ idle_minutes: z.int().check(z.gte(1, 'almeno un minuto'), z.lte(30, 'al massimo 30')) }),
    status: 204,
    errors: ['shop.not_found'],
  },
  'POST /api/backoffice/devices/:device/code': {
    summary:
      'Another code for a device; the present device stays registered until the code is typed elsewhere',
    auth: 'devices.edit',
    audit: 'device.renew',
    fresh: true,
    ...device,
    response: DeviceWithCode,
    errors: ['device.not_found'],
  },
  'PATCH /api/backoffice/devices/:device': {
    summary: 'Rename a device',
    auth: 'devices.edit',
    audit: 'device.rename',
    ...device,
    body: deviceNameForm,
    response: ShopDevice,
    errors: ['device.not_found'],
  },
  'DELETE /api/backoffice/devices/:device': {
    summary: 'Switch a device off at once: its calls and open streams end',
    auth: 'devices.edit',
    audit: 'device.switch_off',
    ...device,
    status: 204,
    errors: ['device.not_found'],
  },
});

/** Calls of a device itself; its secret is a cookie that no script reads. */
export const deviceItself = routes({
  'POST /api/device/claim': {
    summary: 'Register this browser as a device by its code; for a totem the answer has its address',
    auth: 'public',
    body: z.object({ code: z.string().check(z.minLength(1, 'scrivi il codice'), z.maxLength(40)) }),
    bytes: jsonBytes,
    response: z.object({ here: z.nullable(DeviceHere), totem: z.nullable(z.string()) }),
    errors: ['device.code_refused', 'too_many'],
  },
  'GET /api/device/here': {
    summary: 'This device and the person on it; also reports that it is in use',
    auth: 'device',
    query: z.object({ version: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))) }),
    bytes: jsonBytes,
    response: DeviceHere,
  },
  'GET /api/device/people': {
    summary: 'People who may switch on here: staff of the shop with a PIN',
    auth: 'device',
    response: z.object({
      data: z.array(
        z.extend(Person, {
          /** Beginning of their shift; null when not at work. */
          at_work_since: z.nullable(Instant),
        }),
      ),
    }),
  },
  'POST /api/device/person': {
    summary: 'Switch on by PIN, replacing the person before',
    auth: 'device',
    body: PersonAndPin,
    response: DeviceHere,
    errors: badPin,
  },
  'POST /api/device/person/touch': {
    summary: 'Report a touch of the device: its person stays on',
    auth: 'device',
    response: z.object({ until: z.nullable(Instant) }),
  },
  'DELETE /api/device/person': {
    summary: 'Switch the person off',
    auth: 'device',
    status: 204,
  },
  'POST /api/device/shifts': {
    summary: 'Clock in or out by PIN; the call says which, so that a second one does nothing',
    auth: 'device',
    body: z.extend(PersonAndPin, { wanted: z.enum(['in', 'out']) }),
    response: z.object({ title: z.string(), text: z.string() }),
    errors: [...badPin, 'shift.already'],
  },
  'POST /api/device/badge': {
    summary: 'Clock in or out by badge, without a person on the device; other codes are refused',
    auth: 'device',
    body: z.object({ code: z.string().check(z.minLength(1, 'campo obbligatorio'), z.maxLength(200)) }),
    response: z.object({
      /** Whether the code is a badge; a device reads no other. */
      badge: z.boolean(),
      done: z.boolean(),
      title: z.string(),
      text: z.string(),
    }),
    errors: ['too_many'],
  },
});
