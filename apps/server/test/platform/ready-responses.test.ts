import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, packed, unpacked } from '../../src/platform/http/encodings.ts';
import { makeReady, type Ready, ReadyResponses } from '../../src/platform/http/ready-responses.ts';
import { always, anything, type Tag } from '../../src/platform/made-of.ts';

const response = (text: string, until = 1_000, tags: readonly Tag[] = []) =>
  makeReady(Buffer.from(text), 'text/plain', { tags: [...tags], from: 0, until });

/** Plain body of a response that was not requested compressed. */
const textOf = (ready: Ready | undefined) => ready?.encoded.get('identity')?.toString();

/** Keys of a response that is shared with no other question. */
const at = (key: string) => ({ own: key, all: `${key} for all` });

describe('kept responses', () => {
  it('are made once for all simultaneous callers', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return response('menu');
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => ready.fill(at('key'), 0, make)));
    expect(made).toBe(1);
    expect(new Set(all).size).toBe(1);
    expect(ready.get('key', 0)).toBe(all[0]);
  });

  it('are not kept when the data changed while they were made', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    const { promise, resolve } = Promise.withResolvers<void>();
    const old = ready.fill(at('key'), 0, async () => {
      await promise;
      return response('old');
    });
    ready.drop();
    const fresh = ready.fill(at('key'), 0, async () => response('new'));
    resolve();
    await old;
    expect(textOf(await fresh)).toBe('new');
    expect(textOf(ready.get('key', 0))).toBe('new');
  });

  it('are neither kept nor given while changes cannot be heard', async () => {
    const ready = new ReadyResponses();
    await ready.fill(at('key'), 0, async () => response('menu'));
    expect(ready.get('key', 0)).toBeUndefined();
    ready.trust();
    await ready.fill(at('key'), 0, async () => response('menu'));
    expect(ready.get('key', 0)).toBeDefined();
    ready.distrust(new Date());
    expect(ready.get('key', 0)).toBeUndefined();
  });

  it('are given until their data change, and dropped at any change if they name none', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    const keep = (key: string, tags: readonly Tag[]) =>
      ready.fill(at(key), 0, async () => response(key, 1_000, tags));
    const kept = () => ['pizza', 'list', 'unknown'].filter((key) => ready.get(key, 0));
    const keepAll = async () => {
      await keep('pizza', ['product:prd_1']);
      await keep('list', ['list', 'product:prd_1', 'product:prd_2']);
      await keep('unknown', [anything]);
    };
    await keepAll();
    ready.change('product:prd_3');
    expect(kept()).toEqual(['pizza', 'list']);
    ready.change('product:prd_2');
    expect(kept()).toEqual(['pizza']);
    await keepAll();
    expect(kept()).toEqual(['pizza', 'list', 'unknown']);
    ready.change('');
    expect(kept()).toEqual([]);
  });

  it('begun before a change go to callers from before it, unless they do not depend on the data', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    const { promise, resolve } = Promise.withResolvers<void>();
    let made = 0;
    const make = async () => {
      made += 1;
      const text = `made ${made}`;
      await promise;
      return response(text, 1_000, ['product:prd_1']);
    };
    const ask = async () => textOf(await ready.fill(at('key'), 0, make));
    const before = ask();
    ready.change('product:prd_2');
    const besides = ask();
    ready.change('product:prd_1');
    const after = [ask(), ask(), ask()];
    resolve();
    expect(await before).toBe('made 1');
    // A change came while it was made, so it is made once more.
    expect(await Promise.all([besides, ...after])).toEqual(Array(4).fill('made 2'));
    expect(textOf(ready.get('key', 0))).toBe('made 2');
    expect(made).toBe(2);
  });

  it('are not given for a time before they were made', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    const lasting = { tags: [], from: 5_000, until: 60_000 };
    await ready.fill(at('key'), 5_000, async () => makeReady(Buffer.from('lunch'), 'text/plain', lasting));
    expect(ready.get('key', 5_000)).toBeDefined();
    expect(ready.get('key', 4_999)).toBeUndefined();
  });

  it('are one for all callers with equal prices, as long as these are equal', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    let made = 0;
    const ask = (place: string, pricedAlike: boolean) =>
      ready.fill({ own: `pizza ${place}`, all: 'pizza' }, 0, async () => {
        made += 1;
        const lasting = { tags: ['product:prd_1' as const], from: 0, until: 1_000, pricedAlike };
        return makeReady(Buffer.from(pricedAlike ? 'everywhere' : place), 'text/plain', lasting);
      });
    const told = (url: string) => textOf(ready.byUrl(url, 0));
    const hear = async (place: string, alike: boolean) => ready.alias(`/${place}`, await ask(place, alike));
    await hear('catania', true);
    await hear('siracusa', true);
    expect([made, told('/catania'), told('/siracusa')]).toEqual([1, 'everywhere', 'everywhere']);

    ready.change('product:prd_1');
    await hear('catania', false);
    await hear('siracusa', false);
    expect([made, told('/catania'), told('/siracusa')]).toEqual([3, 'catania', 'siracusa']);

    ready.change('product:prd_1');
    await hear('siracusa', true);
    expect([made, told('/catania'), told('/siracusa')]).toEqual([4, undefined, 'everywhere']);
    await hear('catania', true);
    expect([made, told('/catania')]).toEqual([4, 'everywhere']);
  });

  it('end with their time', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    ready.alias('/menu', await ready.fill(at('key'), 0, async () => response('lunch', 60_000)));
    expect(ready.byUrl('/menu', 59_999)).toBeDefined();
    expect(ready.byUrl('/menu', 60_000)).toBeUndefined();
  });

  it('drop the longest unused one', async () => {
    const ready = new ReadyResponses({ entries: 2, bytes: 100_000 });
    ready.trust();
    for (const key of ['a', 'b'])
      ready.alias(`/${key}`, await ready.fill(at(key), 0, async () => response(key)));
    expect(ready.byUrl('/a', 0)).toBeDefined();
    await ready.fill(at('c'), 0, async () => response('c'));
    expect(['a', 'b', 'c'].map((key) => textOf(ready.get(key, 0)))).toEqual(['a', undefined, 'c']);
  });

  it('count every encoding of a body, and make room for it', async () => {
    const random = (length: number) => makeReady(randomBytes(length), 'image/raw', always);
    const ready = new ReadyResponses({ entries: 100, bytes: 50_000 });
    ready.trust();
    const kept = [];
    for (const key of ['a', 'b', 'c']) kept.push(await ready.fill(at(key), 0, async () => random(10_000)));
    expect(ready.bytes).toBeGreaterThan(30_000);
    expect(ready.bytes).toBeLessThan(33_000);
    // Random bytes do not compress: each body is as large as the plain one, which goes with the first of them.
    for (const entry of kept.slice(1)) await ready.bodyOf(entry, 'br');
    expect(ready.bytes).toBeLessThan(33_000);
    for (const entry of kept.slice(1)) await ready.bodyOf(entry, 'gzip');
    expect(ready.get('a', 0)).toBeUndefined();
    expect(ready.get('b', 0)).toBe(kept[1]);
    expect(ready.bytes).toBeGreaterThan(40_000);
    expect(ready.bytes).toBeLessThanOrEqual(50_000);
    ready.drop();
    expect(ready.bytes).toBe(0);
  });

  it('are kept compressed once that was requested, and still served plain', async () => {
    const text = 'Arancino al ragù. '.repeat(5_000);
    const ready = new ReadyResponses();
    ready.trust();
    const entry = await ready.fill(at('key'), 0, async () => response(text));
    const plainBytes = ready.bytes;
    // Both at once, like two browsers.
    const [br, gzip] = await Promise.all([ready.bodyOf(entry, 'br'), ready.bodyOf(entry, 'gzip')]);
    expect(ready.bytes).toBeLessThan(plainBytes / 5);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect((await ready.bodyOf(entry, 'identity')).toString()).toBe(text);
    expect(await ready.bodyOf(entry, 'br')).toBe(br);
    expect(ready.bytes).toBeLessThan(plainBytes / 5);
    // No larger buffer is held behind the bytes.
    expect([br, gzip].map(({ buffer }) => buffer.byteLength)).toEqual([br.length, gzip.length]);
  });

  it.each([300, 5_000])(
    'of %i letters hold no more than their bytes before anybody has asked',
    async (length) => {
      const ready = new ReadyResponses();
      ready.trust();
      // Made from texts, whose bytes lie in a shared pool.
      const entries = [];
      for (let n = 0; n < 50; n += 1)
        entries.push(await ready.fill(at(`key ${n}`), 0, async () => response('a'.repeat(length))));
      const held = new Set(
        entries.flatMap(({ encoded }) => [...encoded.values()].map(({ buffer }) => buffer)),
      );
      expect([...held].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(50 * length);
    },
  );

  it('never weigh more than their limit, however many addresses lead to them', async () => {
    const ready = new ReadyResponses({ entries: 10, bytes: 40_000 });
    ready.trust();
    for (let n = 0; n < 500; n += 1) {
      const key = `page ${n % 30}`;
      ready.alias(`/home?${n}`, await ready.fill(at(key), 0, async () => response('x'.repeat(2_000))));
      expect(ready.bytes).toBeLessThanOrEqual(40_000);
    }
    expect(ready.byUrl('/home?499', 0)).toBeDefined();
  });

  it('a failure reaches all waiting callers and is not kept', async () => {
    const ready = new ReadyResponses();
    ready.trust();
    const make = async () => Promise.reject(new Error('database away'));
    await expect(
      Promise.all([ready.fill(at('key'), 0, make), ready.fill(at('key'), 0, make)]),
    ).rejects.toThrow('away');
    expect(textOf(await ready.fill(at('key'), 0, async () => response('back')))).toBe('back');
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('of %s is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

  it('restores the same text, however long it is', async () => {
    for (const length of [600, 32_767, 32_768, 200_000]) {
      const plain = Buffer.from('Arancino al ragù. '.repeat(length).slice(0, length));
      expect(brotliDecompressSync(await packed(plain, 'br')).equals(plain)).toBe(true);
      expect(gunzipSync(await packed(plain, 'gzip')).equals(plain)).toBe(true);
      for (const encoding of ['br', 'gzip', 'identity'] as const)
        expect(unpacked(await packed(plain, encoding), encoding).equals(plain)).toBe(true);
    }
  });

  it('leaves tiny bodies as they are', async () => {
    const tiny = Buffer.from('{"ok":true}');
    expect(await packed(tiny, 'br')).toBe(tiny);
    const long = Buffer.from('menu '.repeat(500));
    expect((await packed(long, 'br')).length).toBeLessThan(long.length / 10);
  });
});
