import { expect, it } from 'vitest';
import { troubleOfStatus } from './service-trial.ts';

it.each([
  [401, 'keys'],
  [403, 'keys'],
  [402, 'credit'],
  [429, 'too_fast'],
  [500, 'broken'],
  [302, 'broken'],
] as const)('the status %i says: %s', (status, trouble) => {
  expect(troubleOfStatus(status)).toBe(trouble);
});
