import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { KeptRead } from './kept-read.ts';

/** A kept read whose readings the test ends. */
const make = () => {
  const readings: PromiseWithResolvers<number>[] = [];
  const clock = { ms: 0 };
  const read = async () => {
    const reading = Promise.withResolvers<number>();
    readings.push(reading);
    return reading.promise;
  };
  const kept = new KeptRead(read, () => clock.ms);
  const end = async (count: number) => {
    readings[count - 1]?.resolve(count);
    await turn();
  };
  return { kept, readings, clock, end };
};

describe('data read once and kept', () => {
  it('[API-33] is read once for all callers, and never again without a change', async () => {
    const { kept, readings, clock, end } = make();
    kept.trust();
    const asked = [kept.get(), kept.get(), kept.get()];
    await end(1);
    expect(await Promise.all(asked)).toEqual([1, 1, 1]);
    clock.ms += 1_000_000;
    expect(await kept.get()).toBe(1);
    expect(readings).toHaveLength(1);
  });

  it('[API-33] is read again after a change, one read at a time, for callers who asked after it', async () => {
    const { kept, readings, end } = make();
    kept.trust();
    const before = kept.get();
    kept.drop();
    const after = [kept.get(), kept.get()];
    kept.drop();
    after.push(kept.get());
    await turn();
    expect(readings).toHaveLength(1);
    await end(1);
    expect(await before).toBe(1);
    expect(readings).toHaveLength(2);
    await end(2);
    expect(await Promise.all(after)).toEqual([2, 2, 2]);
    expect(await kept.get()).toBe(2);
    expect(readings).toHaveLength(2);
  });

  it('[API-33] is never older than half a second while changes cannot be heard', async () => {
    const { kept, readings, clock, end } = make();
    const first = kept.get();
    clock.ms = 200;
    await end(1);
    expect(await first).toBe(1);
    clock.ms = 499;
    expect(await kept.get()).toBe(1);
    clock.ms = 500;
    const second = kept.get();
    await end(2);
    expect(await second).toBe(2);
    kept.trust();
    const third = kept.get();
    await end(3);
    expect(await third).toBe(3);
    clock.ms = 5_000;
    expect(await kept.get()).toBe(3);
    kept.distrust();
    const fourth = kept.get();
    await end(4);
    expect(await fourth).toBe(4);
    expect(readings).toHaveLength(4);
  });

  it('[API-33] is read again after a failure, which all waiting callers see', async () => {
    const { kept, readings, end } = make();
    kept.trust();
    const asked = [kept.get(), kept.get()];
    kept.drop();
    const later = kept.get();
    readings[0]?.reject(new Error('away'));
    for (const one of asked) await expect(one).rejects.toThrow('away');
    await turn();
    await end(2);
    expect(await later).toBe(2);
  });
});
