import type { CallQuery } from '@zanga/contract/wire/call-query';

/** Where a call comes from, as far as it is worth keeping with what it did. */
export type Place = {
  readonly ip: string;
  readonly platform: string | null;
  readonly appVersion: string | null;
  readonly domain: string | null;
};

export const placeOf = ({ ip, given }: { readonly ip: string; readonly given: CallQuery }): Place => ({
  ip,
  platform: given.platform ?? null,
  appVersion: given.app_version ?? null,
  domain: given.domain ?? null,
});

/** An address as whoever holds it cannot change it at will: the network part alone of an IPv6 one. */
export const addressGroup = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
