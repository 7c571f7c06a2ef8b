import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCode, redeemability, showCode } from './redemption.ts';

const now = new Date('2026-06-15T16:40:00Z');
const later = new Date('2026-06-15T16:41:00Z');

it('[PRM-8] a code can be used until its last second, and not after', () => {
  expect(redeemability({ expiresAt: later, used: null }, now)).toEqual({ ok: true });
  expect(redeemability({ expiresAt: now, used: null }, now)).toMatchObject({ ok: false, code: 'expired' });
});

it('a second try tells when, where and by whom, expired or not', () => {
  const used = { at: new Date('2026-06-15T16:32:00Z'), shop: 'Zanga Catania', by: 'Mario R.' };
  expect(redeemability({ expiresAt: later, used }, now)).toEqual({
    ok: false,
    code: 'used',
    text: 'Già usato oggi alle 18:32 da Zanga Catania (Mario R.)',
  });
  const next = new Date('2026-06-16T08:00:00Z');
  expect(redeemability({ expiresAt: later, used: { ...used, shop: null, by: null } }, next)).toMatchObject({
    code: 'used',
    text: 'Già usato il 15/06/2026 alle 18:32',
  });
});

it('a code is read in the form it is shown, and no other text is a code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (code) => {
      expect(readCode(showCode(code))).toBe(code);
      expect(readCode(code.slice(1))).toBeUndefined();
    }),
  );
  expect(readCode('1234-5678')).toBe('12345678');
  for (const wrong of ['', '1234567a', '12 34', 'zng.ciao']) expect(readCode(wrong)).toBeUndefined();
});
