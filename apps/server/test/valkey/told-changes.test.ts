import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/wire/live';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { endServers, lacksValkey, startTestValkey, urlOf } from '../../src/adapters/valkey/testing.ts';
import { openStand, pay, signInStaff, work } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp, startOtherNode, type TestApp } from '../harness.ts';

afterAll(endServers);

const patience = { timeout: 15_000, interval: 30 };
const until = (held: () => void) => vi.waitFor(held, patience);

type Node = Pick<TestApp, 'http'>;

const figure = async ({ http }: Node, name: string) => {
  const { body } = await http.inject({ method: 'GET', url: '/metrics' });
  return body.split('\n').some((line) => line === `${name} 1`);
};
const hearsFrom = (node: Node, way: string) => figure(node, `changes_heard_from{way="${way}"}`);

/** Finds the node that listens for all, once one does and the others follow it. */
const changedOver = (nodes: readonly Node[]) =>
  until(async () => {
    const listening = await Promise.all(nodes.map((node) => hearsFrom(node, 'database')));
    const told = await Promise.all(nodes.map((node) => hearsFrom(node, 'valkey')));
    expect(listening.filter(Boolean)).toHaveLength(1);
    expect(told.filter(Boolean)).toHaveLength(nodes.length - 1);
  });
const allListen = (nodes: readonly Node[]) =>
  until(async () => {
    for (const node of nodes) expect(await hearsFrom(node, 'database')).toBe(true);
  });

describe.skipIf(lacksValkey !== '')(
  `changes told through Valkey${lacksValkey && `: ${lacksValkey}`}`,
  async () => {
    if (lacksValkey) return;
    const server = await startTestValkey();
    const app = await makeTestApp({ env: { VALKEY_URL: urlOf(server) } });
    const nodes = [app, await startOtherNode(app), await startOtherNode(app)];
    const addresses = await Promise.all(nodes.map(({ http }) => http.listen({ port: 0, host: '127.0.0.1' })));
    const stand = await openStand(app);
    const worker = await signInStaff(app, 'worker', stand.shop);

    /** An order followed on every node, with the last state each has seen. */
    const followed = async () => {
      const order = await stand.placed();
      const seen = addresses.map(() => '');
      const stops = addresses.map((baseUrl, at) =>
        liveClient<Api>({ baseUrl, headers: () => ({}) })(
          'POST /api/orders/:order/live',
          { params: { order: order.id }, body: { token: order.token } },
          {
            onEvent: ({ state }) => {
              seen[at] = state;
            },
          },
        ),
      );
      const all = (state: string) => until(() => expect(seen).toEqual(addresses.map(() => state)));
      await all('awaiting_payment');
      return { order, all, stop: () => stops.forEach((stop) => void stop()) };
    };

    it('one node listens, and all hear, also for kept answers', async () => {
      await changedOver(nodes);
      const { order, all, stop } = await followed();
      await pay(app, order);
      await all('placed');
      stop();
      const name = async (node: Node) => {
        const { body } = await node.http.inject({ method: 'GET', url: `/api/shops/${stand.shop}` });
        return JSON.parse(body).name as string;
      };
      for (const node of nodes) await name(node);
      await app.pool.query('update shops set name = $1 where id = $2', ['Zanga al Valkey', stand.shop]);
      await until(async () => {
        for (const node of nodes) expect(await name(node)).toBe('Zanga al Valkey');
      });
    });

    it('Valkey is killed and comes back: all see the last state, and change over again', async () => {
      await changedOver(nodes);
      const { order, all, stop } = await followed();
      await server.kill();
      // At once, before a node has noticed.
      await pay(app, order);
      await all('placed');
      await allListen(nodes);
      await work(app, worker, order.id, 'accept', { minutes: 30 });
      await all('accepted');
      server.start();
      await work(app, worker, order.id, 'advance', { event: 'finish' });
      await all('ready');
      await changedOver(nodes);
      stop();
    });

    it('Valkey hangs: changes are seen once the silence is noticed', async () => {
      await changedOver(nodes);
      const { order, all, stop } = await followed();
      server.freeze();
      await pay(app, order);
      await all('placed');
      server.thaw();
      await changedOver(nodes);
      stop();
    });
  },
);
