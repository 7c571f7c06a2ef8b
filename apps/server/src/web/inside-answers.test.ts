import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { makeReady, ReadyResponses } from '../platform/http/ready-responses.ts';
import { makeInsideAnswers } from './inside-answers.ts';

const lasting = { tags: ['list:a' as const], from: 0, until: 1_000 };

const opened = () => {
  const ready = new ReadyResponses();
  ready.trust();
  let now = 1;
  let asked = 0;
  const hear = makeInsideAnswers(ready, () => new Date(now));
  const answering =
    (status = 200, holds = true) =>
    async () => {
      asked += 1;
      return { status, body: JSON.stringify({ asked }), lasting: holds ? lasting : undefined };
    };
  return {
    ready,
    hear: async (url: string, answer = answering()) => {
      const { response, lasting: held } = await hear(url, answer);
      return { status: response.status, body: Object(await response.json()), held };
    },
    answering,
    turn: (to: number) => {
      now = to;
    },
  };
};

it('gives a ready answer as one frozen object for all pages', async () => {
  const { ready, hear } = opened();
  const kept = { data: [{ slug: 'norma', prices: [{ cents: 300 }] }] };
  const entry = await ready.fill({ own: 'k', all: 'k' }, 1, async () =>
    makeReady(Buffer.from(JSON.stringify(kept)), 'application/json', lasting),
  );
  ready.alias('/api/products', entry);
  const [one, other] = [await hear('/api/products'), await hear('/api/products')];
  expect(one).toEqual({ status: 200, body: kept, held: lasting });
  expect(other.body).toBe(one.body);
  expect(() => Reflect.apply(Array.prototype.push, one.body.data, [1])).toThrow(TypeError);
  expect(Object.isFrozen(one.body.data[0].prices[0])).toBe(true);
});

it('drops an answer once a newer one replaces it', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const { ready, hear } = opened();
  const fill = async () => {
    const entry = await ready.fill({ own: 'k', all: 'k' }, 1, async () =>
      makeReady(Buffer.from('{"data":[]}'), 'application/json', lasting),
    );
    ready.alias('/api/products', entry);
    await hear('/api/products');
    return new WeakRef(entry);
  };
  const old = await fill();
  ready.change('list:a');
  const fresh = await fill();
  // A weak reference holds its target until the turn is over.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(old.deref()).toBeUndefined();
  expect(fresh.deref()).toBeDefined();
});

it('keeps an answer that its route does not, until its data change or its time is over', async () => {
  const { ready, hear, turn } = opened();
  // The first answer shows that its route keeps none; the second is kept.
  for (const told of [1, 2, 2, 2]) expect((await hear('/api/check')).body).toEqual({ asked: told });
  ready.change('list:b');
  expect((await hear('/api/check')).body).toEqual({ asked: 2 });
  ready.change('list:a');
  for (const told of [3, 3]) expect((await hear('/api/check')).body).toEqual({ asked: told });
  turn(1_000);
  for (const told of [4, 5]) expect((await hear('/api/check')).body).toEqual({ asked: told });
});

it.each([
  { status: 404, holds: true },
  { status: 503, holds: true },
  { status: 200, holds: false },
])('asks anew each time for status $status with named data: $holds', async ({ status, holds }) => {
  const { hear, answering } = opened();
  for (const told of [1, 2, 3])
    expect(await hear('/api/x', answering(status, holds))).toEqual({
      status,
      body: { asked: told },
      held: holds ? lasting : undefined,
    });
});

it('gives a refusal to all waiting callers, and keeps none', async () => {
  const { ready, hear, answering } = opened();
  for (const _ of [1, 2]) await hear('/api/x');
  ready.change('list:a');
  const refused = answering(404);
  const both = await Promise.all([hear('/api/x', refused), hear('/api/x', refused)]);
  expect(both.map(({ status }) => status)).toEqual([404, 404]);
  expect((await hear('/api/x')).status).toBe(200);
});
