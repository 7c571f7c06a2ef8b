import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeGate, type Urgency } from './gate.ts';

describe('the gate before the encoder', () => {
  it('[API-40] lets no more than its places through at once', async () => {
    const gate = makeGate(2);
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await wait(2);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => gate.pass('visitor', work)));
    expect(most).toBe(2);
    expect(inside).toBe(0);
  });

  it('[API-40] takes visitors before work made ahead, each in order of arrival', async () => {
    const gate = makeGate(1);
    const done: string[] = [];
    const pass = (urgency: Urgency, name: string) =>
      gate.pass(urgency, async () => {
        await wait(1);
        done.push(name);
      });
    await Promise.all([
      pass('ahead', 'first in'),
      pass('ahead', 'ahead 1'),
      pass('ahead', 'ahead 2'),
      pass('visitor', 'visitor 1'),
      pass('visitor', 'visitor 2'),
    ]);
    expect(done).toEqual(['first in', 'visitor 1', 'visitor 2', 'ahead 1', 'ahead 2']);
  });

  it('gives its place back when the work fails', async () => {
    const gate = makeGate(1);
    await expect(gate.pass('visitor', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.pass('visitor', async () => 'done')).toBe('done');
  });
});
