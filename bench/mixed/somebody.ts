import { randomInt } from 'node:crypto';

/**
 * Somebody who orders, another one for each name: the orders of one phone or mail address are counted, and wait for each
 * other, so a load of one person alone measures that.
 */
export const somebodyCalled = (name: string) => ({
  firstname: 'Ada',
  lastname: 'Rossi',
  email: `${name.toLowerCase()}@example.it`,
  telephone: `+39333${String(randomInt(10_000_000)).padStart(7, '0')}`,
});
