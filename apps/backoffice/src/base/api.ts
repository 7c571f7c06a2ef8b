import { callHeaders } from '@zanga/browser/api/call-headers.ts';
import type { Api } from '@zanga/contract/contract';
import { type ClientOptions, client } from '@zanga/contract/wire/client';
import { hearTime } from '@zanga/contract/wire/service-time';
import { readToken, writeToken } from './session.ts';

const brandId = '1';

/** How the service is called from here; a refused token is no token any more. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  everyCall: () => ({ brand_id: brandId, platform: 'browser' }),
  headers: (method) => callHeaders({ method, token: readToken(), sameOrigin: true }),
  patienceMilliseconds: 20_000,
  onAnswer: hearTime,
  onError: ({ status }, key) => {
    if (status === 401 && !key.includes('/oauth/token')) writeToken(null);
  },
};

/** The service. */
export const service = client<Api>(clientOptions);
