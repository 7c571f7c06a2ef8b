import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Proxies whose word on the caller's address counts. */
export const trustedProxies = (list: string): TrustProxy =>
  list === '' ? false : proxyAddr.compile(list.split(',').map((entry) => entry.trim()));

/** Address of a request: its socket's, or the one that trusted proxies name. */
export const clientAddress = (request: IncomingMessage, trust: TrustProxy): string =>
  (trust === false ? request.socket.remoteAddress : proxyAddr(request, trust)) ?? '';
