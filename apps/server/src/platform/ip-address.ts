import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Removes the IPv6 form of an IPv4 address. */
export const plainAddress = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** The first groups of an IPv6 address, in full. */
const firstGroups = (address: string, count: 2 | 3 | 4): string => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/**
 * Addresses that limits count as one: an IPv4 address, or the first half of an IPv6 one, as one client owns the rest.
 */
export const addressGroup = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain, 4) : plain;
};

/** Network of an address, too wide to name a person: 256 IPv4 neighbours, or a whole IPv6 site. */
export const addressNetwork = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
};

/** Network of a caller; null for a caller without an address, such as a command. */
export const knownNetwork = (address: string): string | null =>
  isIP(address) ? addressNetwork(address) : null;

/** Wide network, such as one provider's region: it stays equal while a phone moves. */
export const wideNetwork = (address: string): string | null => {
  const plain = plainAddress(address);
  if (!isIP(plain)) return null;
  return isIPv6(plain) ? firstGroups(plain, 2) : plain.split('.', 2).join('.');
};
