import { xsrfToken } from '@zanga/contract/wire/xsrf-token';

type CallHeaders = {
  readonly method: string;
  readonly token: string | null;
  /** Whether the service shares the page's origin, and with it the cookie against forged requests. */
  readonly sameOrigin: boolean;
};

/** Headers of every call: the bearer token, and the XSRF cookie copied where something is changed. */
export const callHeaders = ({ method, token, sameOrigin }: CallHeaders): Record<string, string> => {
  // Every call sees to the cookie, so that the first has made it before any answer could bring another.
  const xsrf = sameOrigin ? xsrfToken(document, location.protocol === 'https:') : undefined;
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(xsrf && method !== 'GET' && { 'x-xsrf-token': xsrf }),
  };
};
