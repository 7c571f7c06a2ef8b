import { callHeaders } from '@zanga/browser/api/call-headers.ts';
import type { Api } from '@zanga/contract/contract';
import { type ClientOptions, client } from '@zanga/contract/wire/client';
import { hearTime } from '@zanga/contract/wire/service-time';
import { readToken, writeToken } from './session.ts';

const brandId = '1';

/** Options of every call from the back office; a refused token is forgotten. */
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

/** API client of the back office. */
export const service = client<Api>(clientOptions);
