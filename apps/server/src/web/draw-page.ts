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

/** Scripts, and texts for browsers without them. */
const code = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/g;

/** A page to look at only: no script, and its links would open in a new tab, which the frame forbids. */
const stilled = (html: string): string =>
  html.replace(code, '').replace(/<head\b[^>]*>/, (head) => `${head}<base target="_blank">`);

/** Two at once, as for served pages; for one person the shown preview and two more requests. */
const limits = { atOnce: 2, ofOne: 3 };

/** Renders previews apart from served pages: never kept, without an address, with unpublished data. */
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
    /** Sets the renderer once it is known. */
    drawWith: (made: Renderer) => {
      renderer = made;
    },
  };
};
