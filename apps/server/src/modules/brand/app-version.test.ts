import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOlder } from './app-version.ts';

describe('the age of an app', () => {
  it.each([
    ['1.9.0', '1.10.0', true],
    ['1.10.0', '1.9.0', false],
    ['2', '2.0.0', false],
    ['2', '2.0.1', true],
    ['2.0.0.1', '2', false],
    ['0', '0', false],
    ['99999', '100.0', false],
  ])('[API-29] %s is older than %s: %s', (version, than, older) => {
    expect(isOlder(version, than)).toBe(older);
  });

  const version = fc
    .array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('.'));

  it('[API-29] puts all versions in one order', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(isOlder(a, a)).toBe(false);
        expect(isOlder(a, b) && isOlder(b, a)).toBe(false);
        if (isOlder(a, b) && isOlder(b, c)) expect(isOlder(a, c)).toBe(true);
      }),
    );
  });
});
