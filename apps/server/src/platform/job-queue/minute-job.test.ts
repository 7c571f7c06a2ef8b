import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, jobKind, type Registration } from './kinds.ts';
import { oneForAMinute } from './minute-job.ts';

/** Tries a job as the queue does: its failure stays its own. */
const attempt: Attempt = async (_kind, work, { id, data }) => {
  try {
    await work(data);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error };
  }
};

const fails = () => Promise.reject(new Error('not now'));
const nothing = async () => undefined;
const nightly: Registration = { kind: jobKind('nightly'), cron: '7 4 * * *', work: nothing };
const asked: Registration = { kind: jobKind('asked'), work: nothing };
const minutely = (name: string, work: Registration['work']): Registration => ({
  kind: jobKind(name),
  cron: '* * * * *',
  work,
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the works of each minute', () => {
  it('come with one job, beside the other works', () => {
    const all = oneForAMinute([minutely('a', nothing), nightly, minutely('b', nothing), asked], attempt);
    expect(all.map(({ kind, cron }) => [kind.name, cron])).toEqual([
      ['nightly', '7 4 * * *'],
      ['asked', undefined],
      ['each_minute', '* * * * *'],
    ]);
    expect(oneForAMinute([nightly, asked], attempt)).toEqual([nightly, asked]);
  });

  it('are all done when one fails, and the failed one is reported', async () => {
    const done: string[] = [];
    const doing = (name: string) => minutely(name, async () => void done.push(name));
    const all = [minutely('a', fails), doing('b'), minutely('c', fails), doing('d')];
    const [job] = oneForAMinute(all, attempt);
    await expect(job?.work({})).rejects.toThrow('failed: a, c');
    expect(done).toEqual(['b', 'd']);
    const [well] = oneForAMinute([doing('e')], attempt);
    await well?.work({});
    expect(done).toEqual(['b', 'd', 'e']);
  });

  it('do not wait for a slow one, nor begin it twice, but do not wait for ever either', async () => {
    vi.useFakeTimers();
    const done: string[] = [];
    const answers: (() => void)[] = [];
    const slow = minutely('slow', () => {
      done.push('slow');
      return new Promise((resolve) => void answers.push(resolve));
    });
    const quick = minutely('quick', async () => void done.push('quick'));
    const [job] = oneForAMinute([slow, quick], attempt);
    const aMinute = async () => {
      const before = done.length;
      await Promise.all([job?.work({}), vi.advanceTimersByTimeAsync(60_000)]);
      return done.slice(before);
    };
    expect(await aMinute()).toEqual(['slow', 'quick']);
    expect(await aMinute()).toEqual(['quick']);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(await aMinute()).toEqual(['slow', 'quick']);
    for (let minutes = 1; minutes < 15; minutes += 1) expect(await aMinute()).toEqual(['quick']);
    expect(await aMinute()).toEqual(['slow', 'quick']);
  });
});
