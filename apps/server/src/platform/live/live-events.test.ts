import { describe, expect, it, vi } from 'vitest';
import { makeLiveEvents, type Topic } from './live-events.ts';

const open = () => {
  const live = makeLiveEvents();
  let at = 0;
  const read = vi.fn(async () => ({ at }));
  const follow = (topic: Topic = 'shop:shp_1', key = 'board') => {
    const stream = live.follow([topic], key, read)[Symbol.asyncIterator]();
    return { next: async () => (await stream.next()).value, leave: () => stream.return?.() };
  };
  const change = (topic: Topic = 'shop:shp_1') => {
    at += 1;
    live.hear(topic);
  };
  return { live, read, follow, change };
};

describe('followers of the same key', () => {
  it('learn of a change by one read, and each of every change', async () => {
    const { read, follow, change } = open();
    const all = Array.from({ length: 100 }, () => follow());
    const first = await Promise.all(all.map(({ next }) => next()));
    expect(new Set(first).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    change();
    const second = await Promise.all(all.map(({ next }) => next()));
    expect(second).toEqual(Array(100).fill({ at: 1 }));
    expect(new Set(second).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('never see a value that was read before the change they were told of', async () => {
    const { live, change } = open();
    let at = 0;
    const gates: (() => void)[] = [];
    const read = async () => {
      const seen = at;
      await new Promise<void>((resolve) => gates.push(resolve));
      return { seen };
    };
    const stream = live.follow(['shop:shp_1'], 'slow', read)[Symbol.asyncIterator]();
    const first = stream.next();
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    at = 1;
    change();
    const late = live.follow(['shop:shp_1'], 'slow', read)[Symbol.asyncIterator]().next();
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    for (const open of gates) open();
    expect((await first).value).toEqual({ seen: 0 });
    expect((await late).value).toEqual({ seen: 1 });
    expect((await stream.next()).value).toEqual({ seen: 1 });
  });

  it('share a read when they come at the same moment', async () => {
    const { live, read, follow, change } = open();
    await Promise.all(Array.from({ length: 100 }, () => live.now('board', read)));
    await follow().next();
    expect(read).toHaveBeenCalledTimes(1);
    change();
    expect(await live.now('board', read)).toEqual({ at: 1 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('read by themselves under another key', async () => {
    const { read, follow } = open();
    await Promise.all([follow().next(), follow('shop:shp_2', 'another').next()]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('read again, spread over time, after changes may have been missed', async () => {
    const { live, read, follow } = open();
    const all = Array.from({ length: 20 }, (_, at) => follow('shop:shp_1', `board ${at}`));
    await Promise.all(all.map(({ next }) => next()));
    live.missed();
    await Promise.all(all.map(({ next }) => next()));
    expect(read).toHaveBeenCalledTimes(40);
  });
});
