import type { Api } from '@zanga/contract/contract';
import { type Client, client } from '@zanga/contract/wire/client';
import type { FastifyInstance } from 'fastify';
import { insideHeader } from '../platform/http/inside-call.ts';
import type { Ready } from '../platform/http/ready-responses.ts';
import { anything, type InsteadOfApi, type Lasting, type MadeOf, toldInside } from '../platform/made-of.ts';

export type InsideApi = {
  readonly api: Client<Api>;
  /** Statuses of what was asked while a page was made: a page without its data must not be kept. */
  readonly worst: () => number;
};

type InsideTools = {
  readonly madeOf?: MadeOf;
  readonly instead?: InsteadOfApi;
  /** The answer that an address has ready, if it has one. */
  readonly ready?: (url: string) => Ready | undefined;
  /** What a ready answer says (`read-answers.ts`). */
  readonly read?: (ready: Ready) => Response;
};

/**
 * The browser's API client without the network: calls go straight to this process's own routes. What is made from their
 * answers is made of what these are made of; of one that is not kept nobody knows. What is ready wakes no framework.
 */
export const makeInsideApi = (
  app: FastifyInstance,
  insideKey: string,
  { madeOf = () => undefined, instead, ready, read }: InsideTools = {},
): InsideApi => {
  let worst = 200;
  const inside: typeof fetch = async (input, init) => {
    const better = await instead?.(new URL(String(input), 'http://inside'));
    if (better) return Response.json(better);
    const known = read && ready?.(String(input));
    if (known) {
      madeOf(known.lasting.tags, new Date(known.lasting.until));
      return read(known);
    }
    // The client passes plain objects as headers, nothing else.
    const given = init?.headers as Record<string, string> | undefined;
    let lasting: Lasting | undefined;
    const hear = (told: Lasting) => {
      lasting = told;
    };
    const headers = { ...given, [insideHeader]: insideKey };
    const response = await toldInside.run(
      hear,
      async () => await app.inject({ method: 'GET', url: String(input), headers }),
    );
    if (lasting) madeOf(lasting.tags, new Date(lasting.until));
    else madeOf([anything]);
    if (response.statusCode >= 500) worst = Math.max(worst, response.statusCode);
    return new Response(response.body, { status: response.statusCode });
  };
  return { api: client<Api>({ baseUrl: '', fetch: inside }), worst: () => worst };
};
