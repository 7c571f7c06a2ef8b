import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeKeys, readSecret } from './keys.ts';

it('opens with a key moved into the settings a text sealed while the database held that key', () => {
  const drawn = randomBytes(32);
  const moved = makeKeys(readSecret(`base64:${drawn.toString('base64')}`));
  expect(moved.open('totp_secret', makeKeys(drawn).seal('totp_secret', 'JBSWY3DP'))).toBe('JBSWY3DP');
  const written = 'a key of thirty-two bytes, or so';
  expect(readSecret(written)).toEqual(Buffer.from(written));
});

it('opens nothing that was sealed for another purpose, and seals nothing twice alike', () => {
  const keys = makeKeys(randomBytes(32));
  const sealed = keys.seal('totp_secret', 'JBSWY3DP');
  expect(sealed.equals(keys.seal('totp_secret', 'JBSWY3DP'))).toBe(false);
  expect(keys.open('coupon_share', sealed)).toBeUndefined();
  expect(keys.mac('pin', '1234').equals(keys.mac('sms_code', '1234'))).toBe(false);
});
