import { describe, expect, it } from 'vitest';
import { makeTurns } from './passwords.ts';
import { addressGroup } from './place.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('%s is counted as %s: nobody gets around a limit with the rest of their network', (ip, group) => {
    expect(addressGroup(ip)).toBe(group);
  });
});

describe('taking turns', () => {
  it('lets four in at once and refuses who would wait too long, also after failures', async () => {
    const inTurn = makeTurns(4, 10);
    let [now, most] = [0, 0];
    const work = async (at: number) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      if (at % 3 === 0) throw new Error('failed');
      return at;
    };
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => inTurn(() => work(at))));
    const reasons = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(most).toBe(4);
    expect(reasons.filter((reason) => reason.includes('too many passwords'))).toHaveLength(6);
    expect(reasons.filter((reason) => reason.includes('failed'))).toHaveLength(5);
    expect(await Promise.all([1, 2, 4, 5, 7].map((at) => inTurn(() => work(at))))).toEqual([1, 2, 4, 5, 7]);
  });
});
