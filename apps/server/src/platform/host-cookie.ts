/** A name that browsers take from this very host alone, by https: nothing beside the shop can put a cookie of its own in its place. */
export const hostCookie = (plain: string): string => `__Host-${plain}`;

/** A cookie's value. The plain name counts where the other is not there: over plain http, and from an older release. */
export const readCookie = (header: string | undefined, plain: string): string | undefined => {
  const pairs = header?.split('; ') ?? [];
  return [hostCookie(plain), plain]
    .map((name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1))
    .find((value) => value !== undefined);
};
