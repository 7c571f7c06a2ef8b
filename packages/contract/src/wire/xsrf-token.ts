import { newKey } from './new-key.ts';

const plain = 'XSRF-TOKEN';
/** By https: a name that only this host can give. */
const host = `__Host-${plain}`;

/**
 * What shows that a call comes from a page of ours: the value of a cookie. Where there is none it is made here, so that
 * it stands before the first call goes out: one that came with an answer could fall between its reading and a sending.
 * By https the plain name goes along with the same value, for nodes of the last release that serve beside this one's.
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
