import type { Api } from '@zanga/contract/contract';
import { type ClientOptions, client } from '@zanga/contract/wire/client';
import { hearTime } from '@zanga/contract/wire/service-time';
import { xsrfToken } from '@zanga/contract/wire/xsrf-token';
import { readToken, writeToken } from './session.ts';

const brandId = '1';

/** How the service is called from here; a refused token is no token any more. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  everyCall: () => ({ brand_id: brandId, platform: 'browser' }),
  headers: (method): Record<string, string> => {
    const token = readToken();
    // Every call sees to the cookie, so that the first has made it before any answer could bring another.
    const xsrf = xsrfToken(document, location.protocol === 'https:');
    return {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'x-xsrf-token': xsrf }),
    };
  },
  patienceMilliseconds: 20_000,
  onAnswer: hearTime,
  onError: ({ status }, key) => {
    if (status === 401 && !key.includes('/oauth/token')) writeToken(null);
  },
};

/** The service. */
export const service = client<Api>(clientOptions);
