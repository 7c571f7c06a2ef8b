import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKeys } from '../keys.ts';
import { isLinkToken, newLinkToken } from './mailed-link.ts';

const keys = makeKeys(randomBytes(32));
const token = newLinkToken(keys, 'reset_password');

describe('the token of a mailed link', () => {
  it('is known by its signature, for its own purpose and from this shop alone', () => {
    expect(isLinkToken(keys, 'reset_password', token)).toBe(true);
    expect(isLinkToken(keys, 'confirm_email', token)).toBe(false);
    expect(isLinkToken(makeKeys(randomBytes(32)), 'reset_password', token)).toBe(false);
    expect(newLinkToken(keys, 'reset_password')).not.toBe(token);
  });

  it('is refused with any letter changed, left out or added, without a query', () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '-', ' ', 'à', ''), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        // The last of 22 letters carries two bits that mean nothing, but the text is compared whole.
        if (changed !== token) expect(isLinkToken(keys, 'reset_password', changed)).toBe(false);
      }),
    );
    expect(isLinkToken(keys, 'reset_password', `${token}A`)).toBe(false);
  });
});
