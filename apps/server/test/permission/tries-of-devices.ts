import type { ShopId, UserId } from '@zanga/domain/ids';
import { hashPassword } from '../../src/modules/accounts/testing.ts';
import { workedIn } from '../../src/modules/badge/testing.ts';
import { hire, openDevice, password } from '../../src/modules/devices/testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload?: unknown };
type DeviceTools = { readonly shop: ShopId; readonly owner: string; readonly ownerId: UserId };

/** One good call of each endpoint for devices, PINs and hours. */
export const triesOfDevices = (
  app: TestApp,
  { shop, owner, ownerId }: DeviceTools,
): Readonly<Record<string, () => Promise<Try>>> => {
  const colleagueHere = async () => (await hire(app, { shop })).userId;
  const device = async () => (await openDevice(app, { shop, token: owner })).id;
  const anHour = () => {
    const [from, until] = [2, 1].map((hours) =>
      new Date(app.now.at.getTime() - hours * 3_600_000).toISOString(),
    );
    return { from, until };
  };
  return {
    'POST /api/backoffice/shops/:shop/devices': async () => ({
      names: [shop],
      payload: { name: 'Tablet cassa', kind: 'till' },
    }),
    'PUT /api/backoffice/shops/:shop/devices/settings': async () => ({
      names: [shop],
      payload: { idle_minutes: 5 },
    }),
    'POST /api/backoffice/devices/:device/code': async () => ({ names: [await device()] }),
    'PATCH /api/backoffice/devices/:device': async () => ({
      names: [await device()],
      payload: { name: 'Tablet sala' },
    }),
    'DELETE /api/backoffice/devices/:device': async () => ({ names: [await device()] }),
    'PUT /api/backoffice/pin': async () => {
      const hash = await hashPassword(password);
      await app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', ownerId).execute();
      return { payload: { shop: null, pin: '4821', password } };
    },
    'DELETE /api/backoffice/people/:person/pin': async () => {
      const { userId } = await hire(app, { shop, pin: '4821' });
      return { names: [userId] };
    },
    'POST /api/backoffice/hours': async () => ({
      payload: { ...anHour(), person: await colleagueHere(), shop, reason: 'tablet spento' },
    }),
    'PUT /api/backoffice/hours/:shift': async () => ({
      names: [await workedIn(app, shop)],
      payload: { ...anHour(), reason: 'entrata sbagliata' },
    }),
    'POST /api/backoffice/hours/:shift/remove': async () => ({
      names: [await workedIn(app, shop)],
      payload: { reason: 'non c’era' },
    }),
  };
};
