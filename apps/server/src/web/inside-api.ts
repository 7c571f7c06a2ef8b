import type { Api } from '@zanga/contract/contract';
import { type Client, client } from '@zanga/contract/wire/client';
import type { FastifyInstance } from 'fastify';
import { insideHeader } from '../platform/http/inside-call.ts';
import { anything, type InsteadOfApi, type Lasting, type MadeOf, toldInside } from '../platform/made-of.ts';
import { type HearInside, type InsideAnswer, plainly } from './inside-answers.ts';

export type InsideApi = {
  readonly api: Client<Api>;
  /** Worst status while a page was made: a page without its data must not be kept. */
  readonly worst: () => number;
};

type InsideTools = {
  readonly madeOf?: MadeOf;
  readonly instead?: InsteadOfApi;
  /** Answers from memory; without it each question is asked. */
  readonly hear?: HearInside;
};

const askEachTime: HearInside = async (_, ask) => plainly(await ask());

/**
 * The browser's API client without the network: calls go straight to our own routes. The page depends on the data of
 * its answers; an answer without named data makes it depend on anything.
 */
export const makeInsideApi = (
  app: FastifyInstance,
  insideKey: string,
  { madeOf = () => undefined, instead, hear = askEachTime }: InsideTools = {},
): InsideApi => {
  let worst = 200;
  const ask = async (url: string, given: Record<string, string> | undefined): Promise<InsideAnswer> => {
    let lasting: Lasting | undefined;
    const note = (told: Lasting) => {
      lasting = told;
    };
    const headers = { ...given, [insideHeader]: insideKey };
    const response = await toldInside.run(
      note,
      async () => await app.inject({ method: 'GET', url, headers }),
    );
    return { status: response.statusCode, body: response.body, lasting };
  };
  const inside: typeof fetch = async (input, init) => {
    const url = String(input);
    const better = await instead?.(new URL(url, 'http://inside'));
    if (better) return Response.json(better);
    // The client passes headers as plain objects only.
    const given = init?.headers as Record<string, string> | undefined;
    const { response, lasting } = await hear(url, () => ask(url, given));
    if (lasting) madeOf(lasting.tags, new Date(lasting.until));
    else madeOf([anything]);
    if (response.status >= 500) worst = Math.max(worst, response.status);
    return response;
  };
  return { api: client<Api>({ baseUrl: '', fetch: inside }), worst: () => worst };
};
