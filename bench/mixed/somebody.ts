import { randomInt } from 'node:crypto';

/**
 * A customer by name, each with own mail and telephone: orders of one contact are counted and wait for each other,
 * so a load of one person alone would measure that.
 */
export const somebodyCalled = (name: string) => ({
  firstname: 'Ada',
  lastname: 'Rossi',
  email: `${name.toLowerCase()}@example.it`,
  telephone: `+39333${String(randomInt(10_000_000)).padStart(7, '0')}`,
});
