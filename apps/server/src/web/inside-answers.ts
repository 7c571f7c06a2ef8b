import type { Clock } from '../platform/clock.ts';
import { makeReady, plainOf, type Ready, type ReadyResponses } from '../platform/http/ready-responses.ts';
import type { Lasting } from '../platform/made-of.ts';

/** An answer of this process's own routes, and how long it holds if the route has said so. */
export type InsideAnswer = {
  readonly status: number;
  readonly body: string;
  readonly lasting: Lasting | undefined;
};

/** What a page hears, and how long that holds. */
export type Heard = { readonly response: Response; readonly lasting: Lasting | undefined };

export type HearInside = (url: string, ask: () => Promise<InsideAnswer>) => Promise<Heard>;

/** About a hundred pages are made from these; an answer is read again when it is wanted after that. */
const mostRead = 200;
/** Addresses known to be kept by nobody else. */
const mostUnkept = 100;

const json = 'application/json; charset=utf-8';

/** What is shared by pages that know nothing of each other must not be written to by any of them. */
const freeze = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
};

/** An answer that has been read already. */
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

/** An answer as it comes from a page's question, read by that page alone. */
export const plainly = ({ status, body, lasting }: InsideAnswer): Heard => ({
  response: new Response(body, { status }),
  lasting,
});

/**
 * Reads each kept answer from its bytes once, for all pages that are made from it. Of each address one is held: what came
 * before it is no longer true.
 */
const makeReader = () => {
  const read = new Map<string, { readonly ready: Ready; readonly value: unknown }>();
  return (url: string, ready: Ready): Heard => {
    const known = read.get(url);
    const value = known?.ready === ready ? known.value : freeze(JSON.parse(plainOf(ready).toString()));
    read.delete(url);
    // What was asked for last stands last.
    read.set(url, { ready, value });
    const [first] = read.keys();
    if (read.size > mostRead && first !== undefined) read.delete(first);
    return { response: new ReadResponse(value), lasting: ready.lasting };
  };
};

/**
 * What pages hear when they ask this process's own routes. What is kept wakes no framework, and is the same object every
 * time: what was made of it before (drawn cards, packed state) is found by it. An answer that its route does not keep,
 * because people say of themselves what it depends on, is kept here as long as it holds: a page says nothing of anybody.
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
