import { seedOf } from '@zanga/domain/testing';
import { expect, it } from 'vitest';
import { survivePrimeKills } from './survive-prime-kills.ts';

// Three years here, of the whole server over PostgreSQL, killed at moments that the seed decides; npm run test:crash lives
// for thirty. A thousand years of the same rules are lived by packages/domain/src/membership/thousand-years.test.ts.
it.skipIf(process.platform === 'win32')(
  'years of memberships are charged once a period through kill -9, empty accounts and people who change their minds',
  { timeout: 400_000 },
  async () => {
    const { wrongs, ...lived } = await survivePrimeKills({
      members: 3,
      years: 1,
      kills: 2,
      seed: seedOf('memberships through kill -9'),
    });
    expect(wrongs).toEqual([]);
    // It has lived, or it has proved nothing.
    expect(lived.kills).toBe(2);
    expect(lived.charges).toBeGreaterThan(8);
    expect(lived.failures).toBeGreaterThan(0);
  },
);
