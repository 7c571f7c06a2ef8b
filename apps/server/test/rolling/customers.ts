import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Stand = { readonly wish: object; readonly contact: object };

export type Seen = {
  /** References of acknowledged orders. */
  readonly orders: Set<string>;
  readonly answers: Record<string, number>;
  readonly failures: string[];
};

/** Ports of the serving nodes; a balancer removes a node before it ends. */
export type Balancer = { ports: readonly number[] };

type Reply = { readonly status: number; readonly body: Record<string, never> };

/** One customer after the other, each on the next node: browses, fills a cart, orders, reads the order. */
export const shopFor = async (
  balancer: Balancer,
  stand: Stand,
  seen: Seen,
  going: () => boolean,
): Promise<void> => {
  let turn = 0;
  const ask = async (name: string, method: string, url: string, body?: object): Promise<Reply> => {
    const port = balancer.ports[turn % balancer.ports.length] ?? 0;
    turn += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${port}${url}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const reply = { status: response.status, body: (await response.json()) as Record<string, never> };
      seen.answers[`${port} ${name}`] = (seen.answers[`${port} ${name}`] ?? 0) + 1;
      if (!response.ok)
        seen.failures.push(`${port} ${name}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
      return reply;
    } catch (error) {
      seen.failures.push(`${port} ${name}: ${error instanceof Error ? error.message : error}`);
      return { status: 0, body: {} };
    }
  };
  while (going()) {
    await ask('menu', 'GET', '/api/products');
    await ask('shops', 'GET', '/api/shops');
    const { body: cart } = await ask('cart', 'POST', '/api/carts', stand.wish);
    const form = {
      cart_id: cart.id,
      cart_token: cart.token,
      expected_total: cart.total_price,
      payment_method: 'till',
      idempotency_key: randomUUID(),
      contact: stand.contact,
      terms_version: 'v1',
    };
    const placed = await ask('order', 'POST', '/api/orders', form);
    const order = placed.body.order as { id?: string } | undefined;
    if (order?.id !== undefined) {
      seen.orders.add(order.id);
      await ask('its page', 'POST', `/api/orders/${order.id}`, { token: placed.body.token });
    }
    await pause(20);
  }
};
