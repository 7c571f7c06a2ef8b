import { describe, expect, it } from 'vitest';
import { hashPassword, makeTurns, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is stored as argon2id, at the decided cost, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('sei-caratteri'), hashPassword('sei-caratteri')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it.each(['sei-caratteri', 'ùnïcødé 李', ' spazi ', 'x'.repeat(100)])(
    '%j is known again, and no other',
    async (password) => {
      const hashed = await hashPassword(password);
      expect(await verifyPassword(hashed, password)).toBe(true);
      expect(await verifyPassword(hashed, `${password}x`)).toBe(false);
      expect(await verifyPassword(null, password)).toBe(false);
    },
  );

  it('that does not exist takes as long to refuse as a real one', async () => {
    const hashed = await hashPassword('sei-caratteri');
    // The cheapest of many: other work of the process counts with some, and never with all.
    const costOf = async (against: string | null) => {
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < 12; at++) {
        const before = process.cpuUsage();
        await verifyPassword(against, 'sbagliata');
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, user + system);
      }
      return least;
    };
    await costOf(hashed);
    const ratio = (await costOf(null)) / (await costOf(hashed));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('taking turns', () => {
  it('lets four in at once and refuses work that would wait too long, also after failures', async () => {
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
