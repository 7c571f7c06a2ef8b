import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Which machines in front of us are believed when they say whom they speak for. */
export const trustedProxies = (list: string): TrustProxy =>
  list === '' ? false : proxyAddr.compile(list.split(',').map((entry) => entry.trim()));

/** The address a request comes from: that of the socket, or what the trusted proxies say. */
export const clientAddress = (request: IncomingMessage, trust: TrustProxy): string =>
  (trust === false ? request.socket.remoteAddress : proxyAddr(request, trust)) ?? '';
