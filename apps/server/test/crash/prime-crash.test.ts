import { expect, it } from 'vitest';
import { survivePrimeKills } from './survive-prime-kills.ts';

// Twelve years here; npm run test:crash lives for longer and is killed more often.
it.skipIf(process.platform === 'win32')(
  'years of memberships are charged once a period through kill -9, empty accounts and people who change their minds',
  { timeout: 180_000 },
  async () => {
    const { wrongs, ...lived } = await survivePrimeKills({ members: 6, years: 2, kills: 3 });
    expect(wrongs).toEqual([]);
    // It has lived, or it has proved nothing.
    expect(lived.kills).toBe(3);
    expect(lived.charges).toBeGreaterThan(40);
    expect(lived.failures).toBeGreaterThan(5);
  },
);
