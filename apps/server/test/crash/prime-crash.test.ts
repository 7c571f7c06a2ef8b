import { seedOf } from '@zanga/domain/testing';
import { expect, it } from 'vitest';
import { survivePrimeKills } from './survive-prime-kills.ts';

// Three years of the whole server, killed at moments drawn from the seed; npm run test:crash runs thirty.
// packages/domain/src/membership/thousand-years.test.ts runs a thousand years of the same rules.
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
    // Proves that the years really had kills and charges.
    expect(lived.kills).toBe(2);
    expect(lived.charges).toBeGreaterThan(8);
    expect(lived.failures).toBeGreaterThan(0);
  },
);
