import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/wire/live';
import type { Cluster } from './cluster.ts';
import { names } from './machines.ts';
import type { Stock } from './stock.ts';
import { fetchSoon, until } from './until.ts';

/** Answers to a reader so far. */
export type Reading = {
  asked: number;
  failed: number;
  /** Answers without a page, counted: a status, or the reason for none. */
  readonly instead: Map<string, number>;
  /** Cached answers while the database was away. */
  kept: number;
  /** Longest time without an answer, in milliseconds. */
  longestMs: number;
  /** End of that time. */
  longestEnd: number;
};

/** One whole answer; half a page counts as none. */
const readOnce = async (url: string) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) });
    await answer.arrayBuffer();
    return { ok: answer.ok, kept: answer.headers.has('x-kept-since'), what: String(answer.status) };
  } catch (error) {
    return { ok: false, kept: false, what: error instanceof Error ? error.name : String(error) };
  }
};

/** Reads pages and lists all the time, without ordering. */
export const openReaders = (url: string) => {
  let open = true;
  const reading: Reading = { asked: 0, failed: 0, instead: new Map(), kept: 0, longestMs: 0, longestEnd: 0 };
  const note = (last: number) => {
    const now = performance.now();
    if (now - last > reading.longestMs) [reading.longestMs, reading.longestEnd] = [now - last, now];
  };
  const read = async (address: string) => {
    let last = performance.now();
    while (open) {
      const got = await readOnce(`${url}${address}`);
      reading.asked += 1;
      if (got.kept) reading.kept += 1;
      if (got.ok) {
        note(last);
        last = performance.now();
      } else {
        reading.failed += 1;
        reading.instead.set(got.what, (reading.instead.get(got.what) ?? 0) + 1);
      }
      await wait(100);
    }
    note(last);
  };
  const all = Promise.all(['/api/products', '/prodotto/norma'].map(read));
  return async (): Promise<Reading> => {
    open = false;
    await all;
    return reading;
  };
};

/** A board that is always open, and reconnects by itself. */
export const openBoard = ({ url }: Pick<Cluster, 'url'>, { shop, worker }: Stock) => {
  let events = 0;
  let lostAt: number | undefined;
  let longestMs = 0;
  const watch = liveClient<Api>({ baseUrl: url, headers: () => ({ authorization: `Bearer ${worker}` }) });
  const close = watch(
    'GET /api/backoffice/board/live',
    { query: { shop } },
    {
      onEvent: () => {
        events += 1;
      },
      onConnected: (connected) => {
        if (connected && lostAt !== undefined) longestMs = Math.max(longestMs, performance.now() - lostAt);
        lostAt = connected ? undefined : (lostAt ?? performance.now());
      },
    },
  );
  return {
    close,
    events: () => events,
    connected: () => lostAt === undefined,
    /** Longest time without a connection since the last call. */
    longestMs: () => {
      const longest = longestMs;
      longestMs = 0;
      return longest;
    },
  };
};
export type Board = ReturnType<typeof openBoard>;

let changes = 0;

/** Changes a dish and a shop; returns the milliseconds until every node shows the dish and the board the shop. */
export const seeChange = async ({ ask, places }: Cluster, board: Board, { shop }: Stock) => {
  changes += 1;
  const name = `Norma ${changes}`;
  const before = board.events();
  await ask("update products set name = $1 where slug = 'norma'", [name]);
  await ask('update shops set paused_until = $1 where id = $2', [`2099-01-01T00:00:${changes % 60}Z`, shop]);
  const changed = performance.now();
  const shows = async (address: string) => {
    await until(`${address} shows what changed`, async () => {
      const answer = await fetchSoon(`http://${address}:3000/api/products`);
      return (await answer?.text())?.includes(`"${name}"`) === true;
    });
    return performance.now() - changed;
  };
  const pages = await Promise.all(names.map((each) => shows(places[each].machine.address)));
  await until('the board shows what changed', async () => board.events() > before);
  const told = performance.now() - changed;
  await ask('update shops set paused_until = null where id = $1', [shop]);
  return { pagesMs: Math.max(...pages), boardMs: told };
};
