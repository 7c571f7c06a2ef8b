import { addressGroup } from '../../../platform/ip-address.ts';

/**
 * The network an address lies in, as far as one customer of a provider may hold it: 256 addresses of version 4, a /56 of
 * version 6. Whoever moves about in it stays in it.
 */
export const networkOf = (ip: string): string => {
  const group = addressGroup(ip);
  if (!group.includes(':')) return group.split('.').slice(0, 3).join('.');
  const [one = '0', two = '0', three = '0', four = '0'] = group.split(':');
  return [one, two, three, Number.parseInt(four, 16) >> 8].join(':');
};
