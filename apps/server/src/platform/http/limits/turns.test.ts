import { describe, expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

/** Work that the test ends, with a count of running ones. */
const makeWork = () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((end) => {
      ends.push(end);
    });
    return name;
  };
  // Lets the next waiting work begin.
  const rest = () => new Promise((then) => setTimeout(then));
  const endOne = async () => {
    ends.shift()?.();
    await rest();
  };
  return { begun, work, rest, endOne };
};

describe('turns', () => {
  it('are one at a time for a person, and a few in all', async () => {
    const inTurn = makeTurns({ atOnce: 2, ofOne: 3 });
    const { begun, work, rest, endOne } = makeWork();
    const all = [inTurn('ada', work('ada 1')), inTurn('ada', work('ada 2'))];
    all.push(inTurn('bea', work('bea')), inTurn('cora', work('cora')));
    await rest();
    expect(begun).toEqual(['ada 1', 'bea']);
    await endOne();
    expect(begun).toEqual(['ada 1', 'bea', 'ada 2']);
    await endOne();
    expect(begun).toEqual(['ada 1', 'bea', 'ada 2', 'cora']);
    await endOne();
    await endOne();
    expect(await Promise.all(all)).toEqual(['ada 1', 'ada 2', 'bea', 'cora']);
  });

  it('are refused to a person with too many, and free again after a failure', async () => {
    const inTurn = makeTurns({ atOnce: 2, ofOne: 1 });
    const { work, endOne } = makeWork();
    const first = inTurn('ada', work('ada'));
    await expect(inTurn('ada', work('again'))).rejects.toMatchObject({ code: 'too_many' });
    await endOne();
    await first;
    await expect(inTurn('ada', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await inTurn('ada', async () => 'after')).toBe('after');
  });
});
