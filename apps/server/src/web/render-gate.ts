import type { Rush } from '../platform/http/limits/rush.ts';

/** As many pages as may be in the making wait or are made already; the caller says so and when to come again. */
export class Crowded extends Error {}

export type RenderGate = {
  /** Makes a page when it is its turn. */
  readonly pass: <Page>(caller: string, make: () => Promise<Page>) => Promise<Page>;
};

/** How many pages are made at once; a page asks the database in between, so that two use the time better than one. */
const places = 2;
/** In the making and waiting, all together: about a second of work. */
const most = 40;
/** Of one caller's, so that there is room for others. */
const mostOfOne = most / 2;
/** Carts and orders get twice the time that a page took, but no page waits longer than this for them. */
const longestRestMs = 250;

/**
 * A page takes the processor for as long as dozens of calls do. Few are made at a time; and while somebody orders, one at
 * a time with a rest after each, so that carts and orders have two thirds of the time.
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
        void leave(performance.now() - started);
      }
    },
  };
};
