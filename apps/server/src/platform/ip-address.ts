import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address as it is usually written: without the form that carries IPv4 over an IPv6 socket. */
export const plainAddress = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** The first groups of an IPv6 address, written out. */
const firstGroups = (address: string, count: 2 | 3 | 4): string => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/** An address as limits count it: an IPv4 address, or the first half of an IPv6 one, since a single client owns the rest. */
export const addressGroup = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain, 4) : plain;
};

/** Where an address is, without saying whose it is: the 256 addresses of its IPv4 neighbours, or a whole IPv6 site. */
export const addressNetwork = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
};

/** The network of a caller; null for who has no address, such as a command. */
export const knownNetwork = (address: string): string | null =>
  isIP(address) ? addressNetwork(address) : null;

/** Roughly who gives out an address, such as one provider in one region: it stays the same while a telephone moves. */
export const wideNetwork = (address: string): string | null => {
  const plain = plainAddress(address);
  if (!isIP(plain)) return null;
  return isIPv6(plain) ? firstGroups(plain, 2) : plain.split('.', 2).join('.');
};
