/** Cookie name that browsers accept only from this host by https: no neighbouring host can replace it. */
export const hostCookie = (plain: string): string => `__Host-${plain}`;

/** Value of a cookie, by its plain name if there is no other: over plain http, and from an older release. */
export const readCookie = (header: string | undefined, plain: string): string | undefined => {
  const pairs = header?.split('; ') ?? [];
  return [hostCookie(plain), plain]
    .map((name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1))
    .find((value) => value !== undefined);
};
