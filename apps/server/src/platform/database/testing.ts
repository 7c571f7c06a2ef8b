import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/** The statements in a client's query: one by its text, or several of a bundle (`bundle.ts`). */
export const statementsIn = (asked: unknown): readonly string[] => {
  if (typeof asked === 'string') return [asked];
  // A bundle has `texts`, any other overload `text`.
  const { text = '', texts = [text] } = (asked ?? {}) as {
    readonly text?: string;
    readonly texts?: readonly string[];
  };
  return texts;
};

const asking = new AsyncLocalStorage<(readonly string[])[]>();

/** Messages sent by the work itself, each as its statements; jobs and heartbeats come at any time and are left out. */
export const messagesDuring = async (
  work: () => Promise<unknown>,
): Promise<readonly (readonly string[])[]> => {
  const sent: (readonly string[])[] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    asking.getStore()?.push(statementsIn(given[0]));
    return Reflect.apply(query, this, given);
  });
  try {
    await asking.run(sent, work);
  } finally {
    spy.mockRestore();
  }
  return sent.filter((message) => message.some((one) => !/pgboss/.test(one)));
};
