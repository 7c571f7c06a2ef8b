import { type ClientOptions, client } from '@zanga/contract/client';
import type { Api } from '@zanga/contract/contract';
import { hearTime } from '@zanga/contract/service-time';
import { readToken, writeToken } from './session.ts';

const brandId = '1';

const xsrfToken = () => {
  const pair = document.cookie.split('; ').find((text) => text.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
};

/** How the service is called from here; a refused token is no token any more. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  everyCall: () => ({ brand_id: brandId, platform: 'browser' }),
  headers: (method): Record<string, string> => {
    const token = readToken();
    const xsrf = method === 'GET' ? undefined : xsrfToken();
    return { ...(token && { authorization: `Bearer ${token}` }), ...(xsrf && { 'x-xsrf-token': xsrf }) };
  },
  patienceMilliseconds: 20_000,
  onAnswer: hearTime,
  onError: ({ status }, key) => {
    if (status === 401 && !key.includes('/oauth/token')) writeToken(null);
  },
};

/** The service. */
export const service = client<Api>(clientOptions);
