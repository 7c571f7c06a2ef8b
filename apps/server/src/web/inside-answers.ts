import type { Clock } from '../platform/clock.ts';
import { makeReady, plainOf, type Ready, type ReadyResponses } from '../platform/http/ready-responses.ts';
import type { Lasting } from '../platform/made-of.ts';

/** An answer of our own routes, with its validity if the route named one. */
export type InsideAnswer = {
  readonly status: number;
  readonly body: string;
  readonly lasting: Lasting | undefined;
};

/** A response for a page, with its validity. */
export type Heard = { readonly response: Response; readonly lasting: Lasting | undefined };

export type HearInside = (url: string, ask: () => Promise<InsideAnswer>) => Promise<Heard>;

/** Answers for about a hundred pages; older ones are parsed again when needed. */
const mostRead = 200;
/** Addresses known to be kept by no route. */
const mostUnkept = 100;

const json = 'application/json; charset=utf-8';

/** Freezes an answer, as several pages share it. */
const freeze = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
};

/** A response parsed before. */
class ReadResponse extends Response {
  override readonly json: () => Promise<unknown>;

  constructor(value: unknown) {
    super(null);
    this.json = () => Promise.resolve(value);
  }
}

class NotKept extends Error {
  readonly answer: InsideAnswer;

  constructor(answer: InsideAnswer) {
    super('an answer that is not kept');
    this.answer = answer;
  }
}

/** Answer to one page's question, read by that page alone. */
export const plainly = ({ status, body, lasting }: InsideAnswer): Heard => ({
  response: new Response(body, { status }),
  lasting,
});

/** Parses each kept answer once for all pages. One answer is held for each address: a newer one replaces it. */
const makeReader = () => {
  const read = new Map<string, { readonly ready: Ready; readonly value: unknown }>();
  return (url: string, ready: Ready): Heard => {
    const known = read.get(url);
    const value = known?.ready === ready ? known.value : freeze(JSON.parse(plainOf(ready).toString()));
    read.delete(url);
    // Inserted again, so that the latest used stands last.
    read.set(url, { ready, value });
    const [first] = read.keys();
    if (read.size > mostRead && first !== undefined) read.delete(first);
    return { response: new ReadResponse(value), lasting: ready.lasting };
  };
};

/**
 * Answers of our own routes for pages. A kept one needs no framework and is always the same object, by which drawn
 * cards and packed state are found again. Answers that their route does not keep, as they depend on the caller, are
 * kept here: a page has no caller.
 */
export const makeInsideAnswers = (ready: ReadyResponses, clock: Clock): HearInside => {
  const read = makeReader();
  const unkept = new Set<string>();

  const fill = async (url: string, ask: () => Promise<InsideAnswer>): Promise<Heard> => {
    const key = `inside ${url}`;
    const make = async () => {
      const answer = await ask();
      if (answer.status !== 200 || !answer.lasting) throw new NotKept(answer);
      return makeReady(Buffer.from(answer.body), json, answer.lasting);
    };
    try {
      return read(url, await ready.fill({ own: key, all: key }, clock().getTime(), make));
    } catch (error) {
      if (error instanceof NotKept) return plainly(error.answer);
      throw error;
    }
  };

  return async (url, ask) => {
    const kept = ready.byUrl(url, clock().getTime());
    if (kept) return read(url, kept);
    if (unkept.has(url)) return fill(url, ask);
    const answer = await ask();
    const isNobodys = answer.status === 200 && answer.lasting && !ready.byUrl(url, clock().getTime());
    if (isNobodys && unkept.size < mostUnkept) unkept.add(url);
    return plainly(answer);
  };
};
