import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { type PrewarmTools, prewarmPictures } from './prewarm.ts';

/** Delay of the first warming: a process just started first serves pages. */
const graceMs = 1_000;

/** Warms pictures once the server is open; ends with it. */
export const prewarmOnceOpen = (app: FastifyInstance, tools: PrewarmTools & { readonly log: Log }): void => {
  const closing = new AbortController();
  const { signal } = closing;
  let working: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    working = wait(graceMs, undefined, { signal, ref: false })
      .then(() => prewarmPictures(tools, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) tools.log.warn({ err: error }, 'pictures are made as they are asked for');
      });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await working;
  });
};
