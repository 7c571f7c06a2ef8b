import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/wire/live';
import type { Cluster } from './cluster.ts';
import { addresses, type Name, names } from './machines.ts';
import { fetchSoon, until } from './until.ts';

/** The slowest of all changes: its duration and moment. */
export type Tiding = { readonly ms: number; readonly at: number; readonly changes: number };

/** A page open at one node: it asks again when told of a change, and never by itself. */
const openPage = (name: Name) => {
  const baseUrl = `http://${addresses[name]}:3000`;
  let shown = '';
  const ask = () =>
    until(`node ${name} answers`, async () => {
      const answer = await fetchSoon(`${baseUrl}/api/products`);
      if (!answer?.ok) return false;
      shown = await answer.text();
      return true;
    });
  const close = liveClient<Api>({ baseUrl, headers: () => ({}) })(
    'GET /api/changes',
    {},
    {
      onEvent: () => void ask().catch(() => undefined),
    },
  );
  return { name, close, shows: (dish: string) => shown.includes(`"${dish}"`) };
};

let made = 0;

/**
 * Changes a dish repeatedly, and waits each time until a page at every node shows it. Returns the slowest change when
 * stopped.
 */
export const openTidings = ({ ask }: Cluster) => {
  let open = true;
  let latest: Tiding = { ms: 0, at: 0, changes: 0 };
  const pages = names.map(openPage);
  const changeOnce = async () => {
    made += 1;
    const dish = `Norma di nuovo ${made}`;
    await ask("update products set name = $1 where slug = 'norma'", [dish]);
    const changed = performance.now();
    await Promise.all(
      pages.map(({ name, shows }) =>
        until(`a page at node ${name} shows what changed`, async () => shows(dish), 30_000),
      ),
    );
    const at = performance.now();
    const ms = at - changed;
    latest = { ...(ms > latest.ms ? { ms, at } : latest), changes: latest.changes + 1 };
  };
  const change = async () => {
    // Gives the pages time to open.
    await wait(1_000);
    while (open) {
      await changeOnce();
      await wait(300);
    }
  };
  const changing = change().catch((error: Error) => error);
  return async (): Promise<Tiding> => {
    open = false;
    const wrong = await changing;
    if (wrong) throw wrong;
    for (const { close } of pages) close();
    return latest;
  };
};
