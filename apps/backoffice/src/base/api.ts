import { callHeaders } from '@zanga/browser/api/call-headers.ts';
import { askForProof } from '@zanga/browser/proof/ask-for-proof.ts';
import type { Api } from '@zanga/contract/contract';
import { type ClientOptions, client } from '@zanga/contract/wire/client';
import { hearTime } from '@zanga/contract/wire/service-time';
import { fetchAsking } from './ask-who.ts';
import { isDevice, writeDevice } from './device.ts';
import { readToken, writeToken } from './session.ts';

/** The server writes it on the page (`web/backoffice.ts`). */
export const brandId = Number(globalThis.document?.documentElement.dataset.brandId ?? 1);

/** Deletes a sign-in that the server has ended; a device is checked, and forgotten if it is registered no more. */
const takeBack = (key: string) => {
  if (readToken() !== null) writeToken(null);
  else if (key.includes('/api/device/here')) writeDevice(false);
  // A device registered no more is forgotten when this call is refused.
  else if (isDevice()) void service.api('GET /api/device/here', { query: {} }).catch(() => undefined);
};

/** Options of every call from the back office; a refused token is forgotten. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  everyCall: () => ({ brand_id: String(brandId), platform: 'browser' }),
  headers: (method) => callHeaders({ method, token: readToken(), sameOrigin: true }),
  patienceMilliseconds: 20_000,
  fetch: fetchAsking,
  onAnswer: hearTime,
  proveAgain: askForProof,
  onError: ({ status }, key) => {
    if (status === 401 && !key.includes('/oauth/token')) takeBack(key);
  },
};

/** API client of the back office. */
export const service = client<Api>(clientOptions);

/** Client for a small call that must arrive although its page is left meanwhile. */
export const lastingService = client<Api>({
  ...clientOptions,
  fetch: (input, init) => fetchAsking(input, { ...init, keepalive: true }),
});
