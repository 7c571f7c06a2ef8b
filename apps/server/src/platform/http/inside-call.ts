import type { FastifyRequest } from 'fastify';

export const insideHeader = 'x-zanga-inside';

/** Whether the process calls itself for a page; only it knows the key. */
export const insideCalls =
  (key: string) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
    headers[insideHeader] === key;
