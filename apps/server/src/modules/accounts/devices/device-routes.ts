import { devices } from '@zanga/contract/people/devices';
import { readPushToken } from '../../../adapters/push/port.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import { tokenHashOf } from '../call-context.ts';
import { deleteDevice, putDevice } from './devices-store.ts';

/** Routes of the devices that push notifications go to. */
export const mountDevices = (tools: MountTools, { db }: AccountTools): void =>
  mount(tools, devices, {
    'PUT /api/customer/device': async ({ body, call }) => {
      const token = readPushToken(body.token);
      if (token === undefined) return refuse('invalid', { token: ['il dispositivo non è riconosciuto'] });
      const device = {
        id: newId('dev'),
        token,
        userId: call.session.userId,
        tokenHash: tokenHashOf(call),
        platform: call.given.platform ?? null,
      };
      return { id: await putDevice(db, device, call.now) };
    },
    'DELETE /api/customer/device/:token': async ({ params, call }) => {
      await deleteDevice(db, call.session.userId, params.token);
      return undefined;
    },
  });
