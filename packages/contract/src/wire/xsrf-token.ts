import { newKey } from './new-key.ts';

const plain = 'XSRF-TOKEN';
/** By https: a name that only this host can give. */
const host = `__Host-${plain}`;

/**
 * Proves that a call comes from a page of ours: the value of a cookie. A missing one is made here, so that
 * it exists before the first call: one that arrives with an answer could change between reading and sending.
 * Over https a cookie with the plain name has the same value, for servers of the last release that run beside this one.
 */
export const xsrfToken = (page: { cookie: string }, secure: boolean): string => {
  const kept = (name: string) => {
    const pair = page.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  };
  const token = kept(secure ? host : plain) || newKey();
  for (const name of secure ? [host, plain] : [plain])
    if (kept(name) !== token)
      page.cookie = `${name}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return token;
};
