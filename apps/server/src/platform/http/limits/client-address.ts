import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Which machines in front of us are believed when they say whom they speak for. */
export const trustedProxies = (list: string): TrustProxy =>
  list === '' ? false : proxyAddr.compile(list.split(',').map((entry) => entry.trim()));

/** The address a request comes from: that of the socket, or what the trusted proxies say. */
export const clientAddress = (request: IncomingMessage, trust: TrustProxy): string =>
  (trust === false ? request.socket.remoteAddress : proxyAddr(request, trust)) ?? '';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address as it is usually written: without the form that carries IPv4 over an IPv6 socket. */
export const plainAddress = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** The network of an IPv6 address, its first groups written out. */
const networkOf = (address: string, size: 3 | 4): string => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, size);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${size * 16}`;
};

/** Who is counted as one: an IPv4 address, or a whole IPv6 network, of which a single client owns every address. */
export const addressGroup = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? networkOf(plain, 4) : plain;
};

/** Where an address is, without saying whose it is: the 256 addresses of its IPv4 neighbours, or a whole IPv6 site. */
export const addressNetwork = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? networkOf(plain, 3) : `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
};
