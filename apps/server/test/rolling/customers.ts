import type { UserId } from '@zanga/domain/ids';

export type Person = { readonly token: string; readonly userId: UserId; readonly coupon: string };

export type Stand = {
  readonly wish: object;
  readonly contact: object;
  readonly owner: Person;
  /** Taken from the end: each joins, or uses the coupon, once. */
  readonly people: Person[];
};

export type Seen = {
  /** Ids of acknowledged orders, and of these the paid ones. */
  readonly orders: Set<string>;
  readonly paid: Set<string>;
  readonly members: Set<UserId>;
  /** Orders with the coupon of the first order. */
  readonly firstOrders: Set<string>;
  /** Names of the dishes whose import was said to be written. */
  readonly dishes: Set<string>;
  readonly answers: Record<string, number>;
  readonly failures: string[];
};

export const newSeen = (): Seen => ({
  ...{ orders: new Set(), paid: new Set(), members: new Set(), firstOrders: new Set(), dishes: new Set() },
  ...{ answers: {}, failures: [] },
});

/** Ports of the serving nodes; a balancer removes a node before it ends. */
export type Balancer = { ports: readonly number[] };

type Asked = {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly body?: object;
  readonly token?: string | undefined;
  /** Statuses beside success that are no failure. */
  readonly also?: readonly number[];
};
type Reply = { readonly status: number; readonly body: Record<string, never>; readonly text: string };

/** Asks the next node, so that one errand meets all serving releases. */
export type Ask = (name: string, url: string, asked?: Asked) => Promise<Reply>;

const sent = (body: object | undefined) => {
  if (body === undefined || body instanceof FormData) return { headers: {}, body: body ?? null };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

export const asking = (balancer: Balancer, seen: Seen): Ask => {
  let turn = 0;
  return async (name, url, { method = 'GET', body, token, also = [] } = {}) => {
    const port = balancer.ports[turn % balancer.ports.length] ?? 0;
    turn += 1;
    try {
      const given = sent(body);
      const headers = { ...given.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
      const response = await fetch(`http://127.0.0.1:${port}${url}`, {
        ...{ method, headers, body: given.body, redirect: 'manual' },
      });
      const text = await response.text();
      seen.answers[`${port} ${name}`] = (seen.answers[`${port} ${name}`] ?? 0) + 1;
      const { status } = response;
      if (status >= 400 && !also.includes(status))
        seen.failures.push(`${port} ${name}: ${status} ${text.slice(0, 200)}`);
      const isJson = String(response.headers.get('content-type')).startsWith('application/json');
      return { status, body: isJson ? JSON.parse(text) : {}, text };
    } catch (error) {
      seen.failures.push(`${port} ${name}: ${error instanceof Error ? error.message : error}`);
      return { status: 0, body: {}, text: '' };
    }
  };
};
