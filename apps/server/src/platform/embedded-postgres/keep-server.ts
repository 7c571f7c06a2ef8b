import { type Held, holdServer, type Request } from './hold-server.ts';
import type { Log } from './problem.ts';
import { stopServer } from './stop-server.ts';

/**
 * Restarts a server that dies in use (killed for memory, stopped by hand), so that the application recovers by itself;
 * gives it back at the end.
 */
export const keepServer = (first: Held, request: Request, log: Log) => {
  let stopping = false;
  let current: Promise<Held | undefined> = Promise.resolve(first);

  const watch = (held: Held): void => {
    // `lost` never rejects, and is watched until the stop.
    void held.lease.lost.then(() => {
      if (stopping) return;
      log.warn('PostgreSQL went away; bringing it back');
      current = comeBack();
    });
  };
  const comeBack = async (): Promise<Held | undefined> => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 2_000)) {
      try {
        const held = await holdServer(request);
        log.info('PostgreSQL is back');
        watch(held);
        return held;
      } catch (error) {
        log.warn(`PostgreSQL did not come back: ${error instanceof Error ? error.message : String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return undefined;
  };
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const held = await current;
    if (held) await stopServer(held, request, log);
  };

  watch(first);
  return { stop };
};
