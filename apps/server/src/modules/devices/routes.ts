import { deviceItself, shopDevices } from '@zanga/contract/people/shop-devices';
import type { Bytes } from '@zanga/contract/wire/route';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { deviceName } from '@zanga/domain/staff/device-name';
import { postsOnDevice } from '@zanga/domain/staff/device-rights';
import { hasRight } from '@zanga/domain/staff/rights';
import { hostCookie, readCookie } from '../../platform/host-cookie.ts';
import { deviceCookie } from '../../platform/http/device-session.ts';
import { type Call, type MountTools, mount } from '../../platform/http/mount.ts';
import { knownNetwork } from '../../platform/ip-address.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DeviceSession } from '../../platform/session.ts';
import { systemTrail } from '../../platform/session.ts';
import { checkPin, readPinHolders } from '../accounts/public.ts';
import { readAtWork, stampByPin } from '../badge/public.ts';
import { type Redemptions, redeemCode } from '../redemption/public.ts';
import { claimDevice } from './claim-device.ts';
import {
  addDevice,
  type DeviceTools,
  devicesOf,
  renameDevice,
  renewCode,
  settleIdle,
  switchOff,
} from './keep-devices.ts';
import { presentHere } from './present-here.ts';
import { findDeviceById, readIdleMinutes } from './queries.ts';
import { clearPerson, noteSeen, prolongPerson, savePerson } from './store.ts';

/** The longest life of a cookie in browsers; each sign of use renews it. */
const cookieDays = 400;

/**
 * Cookies of a device. Behind https the name is one that only this host can set. For a day the plain name is set as
 * well: a node of the last release reads it during an update.
 */
const cookiesOf = (secret: string, origin: string): string[] => {
  const cookie = (name: string, path: string, days: number) =>
    `${name}=${secret}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict`;
  if (!origin.startsWith('https:')) return [cookie(deviceCookie, '/api', cookieDays)];
  return [
    `${cookie(hostCookie(deviceCookie), '/', cookieDays)}; Secure`,
    `${cookie(deviceCookie, '/api', 1)}; Secure`,
  ];
};

/** An answer that brings the device its secret; no cache on the way may store it. */
const withCookie = (answer: unknown, secret: string | undefined, origin: string): Bytes => ({
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify(answer)),
  headers: {
    'cache-control': 'no-store',
    ...(secret !== undefined && { 'set-cookie': cookiesOf(secret, origin) }),
  },
});

const secretIn = ({ headers }: Pick<Call, 'headers'>): string | undefined =>
  readCookie(headers.cookie, deviceCookie);

const mountKeeping = (tools: MountTools, devices: DeviceTools): void =>
  mount(tools, shopDevices, {
    'GET /api/backoffice/shops/:shop/devices': ({ params, call: { session, now } }) =>
      devicesOf(devices, { shop: params.shop, session }, now),
    'POST /api/backoffice/shops/:shop/devices': ({ params, body, call }) =>
      addDevice(devices, { shop: params.shop, ...body, session: call.session }, call.now),
    'PUT /api/backoffice/shops/:shop/devices/settings': ({ params, body, call: { session, now } }) =>
      settleIdle(devices, { shop: params.shop, minutes: body.idle_minutes, session }, now),
    'POST /api/backoffice/devices/:device/code': ({ params, call }) =>
      renewCode(devices, { device: params.device, session: call.session }, call.now),
    'PATCH /api/backoffice/devices/:device': ({ params, body, call: { session, now } }) =>
      renameDevice(devices, { device: params.device, name: body.name, session }, now),
    'DELETE /api/backoffice/devices/:device': ({ params, call: { session, now } }) =>
      switchOff(devices, { device: params.device, session }, now),
  });

/** People who may switch on: staff of the shop with a right to a badge and a PIN there. */
const peopleOf = async ({ db, accounts }: DeviceTools, { device }: DeviceSession, now: Date) => {
  const holders = await readPinHolders(db, { shop: device.shopId, sandbox: accounts.sandbox });
  const here = holders.filter(({ posts }) =>
    postsOnDevice(posts, device.shopId).some(({ role }) => hasRight(role, 'badge.show')),
  );
  const atWork = await readAtWork(
    db,
    here.map(({ id }) => id),
    now,
  );
  return {
    data: here.map(({ id, name }) => ({ id, name, at_work_since: atWork.get(id)?.toISOString() ?? null })),
  };
};

const idleUntil = async ({ db }: DeviceTools, shop: ShopId, now: Date) =>
  new Date(now.getTime() + (await readIdleMinutes(db, shop)) * 60_000);

const switchOn = async (
  tools: DeviceTools,
  {
    device,
    person,
    pin,
  }: { readonly device: DeviceSession['device']; readonly person: UserId; readonly pin: string },
  now: Date,
) => {
  const checked = await checkPin({ ...tools.accounts, db: tools.db }, { person, pin, device }, now);
  if (!checked.ok) return checked;
  await savePerson(tools.db, device.id, person, { now, until: await idleUntil(tools, device.shopId, now) });
  const seen = await findDeviceById(tools.db, device.id, now);
  const here = seen && (await presentHere(tools.db, seen));
  // The device was just switched off: its next call says so.
  return here ?? refuse('pin.wrong');
};

const mountItself = (tools: MountTools, devices: DeviceTools, redemptions: Redemptions): void => {
  const { db, accounts, origin } = devices;
  mount(tools, deviceItself, {
    'POST /api/device/claim': async ({ body, call: { ip, headers, now } }) => {
      const caller = { ip, browser: deviceName(headers['user-agent']) };
      const claimed = await claimDevice(devices, { code: body.code, caller }, now);
      if ('ok' in claimed) return claimed;
      const { secret, ...told } = claimed;
      return withCookie(told, secret ?? undefined, origin());
    },
    'GET /api/device/here': async ({ query, call }) => {
      const { session, ip, headers, now } = call;
      const seen = { browser: deviceName(headers['user-agent']), network: knownNetwork(ip) };
      await noteSeen(db, session.device.id, { ...seen, version: query.version ?? null }, now);
      return withCookie(await presentHere(db, session.seen), secretIn(call), origin());
    },
    'GET /api/device/people': ({ call: { session, now } }) => peopleOf(devices, session, now),
    'POST /api/device/person': ({ body, call: { session, now } }) =>
      switchOn(devices, { device: session.device, ...body }, now),
    'POST /api/device/person/touch': async ({ call: { session, now } }) => {
      const { device, seen } = session;
      if (!seen.person) return { until: null };
      const until = await idleUntil(devices, device.shopId, now);
      const stays = await prolongPerson(db, device.id, { person: seen.person.userId, now, until });
      return { until: stays ? until.toISOString() : null };
    },
    'DELETE /api/device/person': async ({ call: { session } }) => {
      await clearPerson(db, session.device.id);
      return undefined;
    },
    'POST /api/device/shifts': async ({ body: { person, pin, wanted }, call: { session, now } }) => {
      const { device } = session;
      const checked = await checkPin({ ...accounts, db }, { person, pin, device }, now);
      if (!checked.ok) return checked;
      return stampByPin(db, { person, shopId: device.shopId, device: device.id, wanted }, now);
    },
    'POST /api/device/badge': async ({ body, call: { session, ip, headers, now } }) => {
      const { device } = session;
      if (await accounts.rates.passed([{ limit: 'badgeByDevice', subject: device.id }], now))
        return refuse('too_many');
      const { kind, done, title, text } = await redeemCode(redemptions, {
        ...{ code: body.code, by: null, device: device.id, only: 'badge', shopId: device.shopId, now },
        trail: {
          ...systemTrail('code.redeem'),
          ...{ deviceId: device.id, device: deviceName(headers['user-agent']), network: knownNetwork(ip) },
        },
      });
      return { badge: kind === 'badge', done, title, text };
    },
  });
};

/** Devices of a shop: their registration, and their own calls. */
export const mountShopDevices = (
  tools: MountTools,
  devices: DeviceTools & { readonly redemptions: Redemptions },
): void => {
  mountKeeping(tools, devices);
  mountItself(tools, devices, devices.redemptions);
};
