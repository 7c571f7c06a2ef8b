import type { Api } from '@zanga/contract/contract';
import { type Client, client } from '@zanga/contract/wire/client';
import type { FastifyInstance } from 'fastify';
import { insideHeader } from '../platform/http/inside-call.ts';

export type InsideApi = {
  readonly api: Client<Api>;
  /** Statuses of what was asked while a page was made: a page without its data must not be kept. */
  readonly worst: () => number;
};

/** The browser's API client without the network: calls go straight to this process's own routes. */
export const makeInsideApi = (app: FastifyInstance, insideKey: string): InsideApi => {
  let worst = 200;
  const inside: typeof fetch = async (input, init) => {
    // The client passes plain objects as headers, nothing else.
    const given = init?.headers as Record<string, string> | undefined;
    const response = await app.inject({
      method: 'GET',
      url: String(input),
      headers: { ...given, [insideHeader]: insideKey },
    });
    if (response.statusCode >= 500) worst = Math.max(worst, response.statusCode);
    return new Response(response.body, { status: response.statusCode });
  };
  return { api: client<Api>({ baseUrl: '', fetch: inside }), worst: () => worst };
};
