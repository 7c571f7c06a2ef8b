import type { QueryClient } from '@tanstack/react-query';
import type { Grant } from '@zanga/contract/people/auth';
import { ApiError } from '@zanga/contract/wire/client';
import type { Service } from '../api/api.tsx';
import { isNative } from '../device/platform.ts';
import { storage } from '../storage/storage.ts';
import { forgetPerson, rememberPerson } from './session.ts';
import { userQuery } from './user.ts';

type Tools = { readonly service: Service; readonly queryClient: QueryClient };

/** Signs in: stores the token, then the person it belongs to (STA-9, STA-10); a token alone is useless. */
export const signIn = async ({ service, queryClient }: Tools, grant: Grant) => {
  const token = await service.api('POST /oauth/token', { body: grant });
  // A bare `false` is a refusal, too (ERR-2).
  if (!token.access_token) throw new ApiError(401);
  storage.write('token', token.access_token);
  try {
    const user = await service.api('GET /api/user');
    queryClient.setQueryData(userQuery(service).queryKey, user);
    rememberPerson(user);
    return user;
  } catch (error) {
    storage.write('token', null);
    throw error;
  }
};

/** Longest wait of a sign-out for the server. */
const patienceMilliseconds = 3_000;

const patience = () =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMilliseconds);
  });

/** Removes a phone's push registration, and ends the token. */
const revoke = async (service: Service) => {
  const pushToken = isNative ? storage.read('push_token') : null;
  if (pushToken) await service.api('DELETE /api/customer/device/:token', { params: { token: pushToken } });
  await service.api('DELETE /api/user/token');
};

/** Signs out (STA-2): always on this device, on the server if it answers in time. */
export const signOut = async (service: Service) => {
  // Without a network this device alone is signed out.
  await Promise.race([revoke(service).catch(() => undefined), patience()]);
  forgetPerson('left');
};
