import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

const PushToken = z.string().check(z.minLength(1), z.maxLength(4_000));

export const devices = routes({
  'PUT /api/customer/device': {
    summary: 'Send push notifications to this device, until the sign-out here',
    auth: 'customer',
    body: z.object({ token: PushToken }),
    response: z.object({ id: z.string() }),
    errors: ['invalid'],
  },
  'DELETE /api/customer/device/:token': {
    summary: 'End push notifications to this device, by its push token or id',
    auth: 'customer',
    params: z.object({ token: PushToken }),
    status: 204,
  },
});
