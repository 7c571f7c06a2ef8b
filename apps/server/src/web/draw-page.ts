import type { FastifyInstance } from 'fastify';
import { makeTurns } from '../platform/http/limits/turns.ts';
import type { DrawPage } from '../platform/made-of.ts';
import { makeInsideApi } from './inside-api.ts';
import type { Renderer } from './renderer.ts';

type DrawTools = {
  readonly app: FastifyInstance;
  readonly insideKey: string;
  readonly origin: () => string;
};

/** What would run, and what is said to whom nothing runs. */
const code = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/g;

/** A page that is only looked at: nothing in it runs, and its links would open elsewhere, which its frame forbids. */
const stilled = (html: string): string =>
  html.replace(code, '').replace(/<head\b[^>]*>/, (head) => `${head}<base target="_blank">`);

/** As many as pages are made at once; of one person what is looked at, and two that were asked for meanwhile. */
const limits = { atOnce: 2, ofOne: 3 };

/** Draws pages apart from those that are served: they are never kept, have no address and say what nobody else is told. */
export const makeDrawing = ({ app, insideKey, origin }: DrawTools) => {
  let renderer: Renderer | undefined;
  const draw: DrawPage = async (address, instead) => {
    if (!renderer) return undefined;
    const { api } = makeInsideApi(app, insideKey, { instead });
    const { status, body } = await renderer.render(new Request(new URL(address, origin())), api);
    if (status !== 200) throw new Error(`a preview of ${address} answers ${status}`);
    return stilled(body);
  };
  return {
    draw,
    /** Previews are made in turn, so that they take no more than their share. */
    inTurn: makeTurns(limits),
    /** Says who makes the pages, once that is known. */
    drawWith: (made: Renderer) => {
      renderer = made;
    },
  };
};
