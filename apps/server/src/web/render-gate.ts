import type { Rush } from '../platform/http/limits/rush.ts';

/** Too many pages are waiting or in work; the answer says when to try again. */
export class Crowded extends Error {}

export type RenderGate = {
  /** Makes a page when its turn comes. */
  readonly pass: <Page>(caller: string, make: () => Promise<Page>) => Promise<Page>;
};

/** Pages in work at once; one asks the database while the other computes. */
const places = 2;
/** Pages in work and waiting: about a second of work. */
const most = 40;
/** Limit per caller. */
const mostOfOne = most / 2;
/** Longest rest after a page; otherwise carts and orders get twice the time the page took. */
const longestRestMs = 250;

/**
 * A page takes as much processor time as dozens of calls. Few are made at once; during a rush one at a time with a rest
 * after each, which leaves two thirds of the time to carts and orders.
 */
export const makeRenderGate = (rush: Rush): RenderGate => {
  const waiting: (() => void)[] = [];
  const callers = new Map<string, number>();
  let all = 0;
  let inside = 0;

  const startSession = () => {
    while (waiting.length > 0 && inside < (rush.isOn ? 1 : places)) {
      inside += 1;
      waiting.shift()?.();
    }
  };
  const count = (caller: string, by: 1 | -1) => {
    all += by;
    const own = (callers.get(caller) ?? 0) + by;
    if (own > 0) callers.set(caller, own);
    else callers.delete(caller);
  };
  const leave = async (tookMs: number) => {
    await rush.calm(Math.min(2 * tookMs, longestRestMs));
    inside -= 1;
    startSession();
  };

  return {
    pass: async (caller, make) => {
      if (all >= most || (callers.get(caller) ?? 0) >= mostOfOne) throw new Crowded();
      count(caller, 1);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        startSession();
      });
      const started = performance.now();
      try {
        return await make();
      } finally {
        count(caller, -1);
        // The page is not kept waiting for the rest after it.
        void leave(performance.now() - started);
      }
    },
  };
};
