import { newKey } from './new-key.ts';

const name = 'XSRF-TOKEN';

/**
 * What shows that a call comes from a page of ours: the value of a cookie. Where there is none it is made here, so that
 * it stands before the first call goes out: one that came with an answer could fall between its reading and a sending.
 */
export const xsrfToken = (page: { cookie: string }, secure: boolean): string => {
  const pair = page.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  if (pair) return decodeURIComponent(pair.slice(name.length + 1));
  const made = newKey();
  page.cookie = `${name}=${made}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return made;
};
