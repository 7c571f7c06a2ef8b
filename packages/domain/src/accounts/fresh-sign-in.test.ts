import { expect, it } from 'vitest';
import { isFreshProof } from './fresh-sign-in.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

it.each([
  ['12:09', null, true],
  ['12:10', null, false],
  ['18:00', null, false],
  ['18:00', '17:51', true],
  ['18:00', '17:50', false],
] as const)('a sign-in of noon is fresh at %s, its password given again at %s: %s', (now, again, fresh) =>
  expect(
    isFreshProof(
      {
        signedInAt: at('12:00'),
        confirmedAt: again === null ? null : at(again),
        factorAt: null,
        hasFactor: false,
      },
      at(now),
    ),
  ).toBe(fresh),
);
