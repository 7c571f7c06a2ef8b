import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone, phonePrefix, readPhone } from './phone.ts';

const digits = (least: number, most = least) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most })
    .map((list) => list.join(''));
const mobile = digits(8, 9).map((rest) => `3${rest}`);
const separator = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', '‑', ' (', ') ');

const phoneOf = (text: string) => {
  const read = readPhone(text);
  return read.ok ? read.phone : read.problem;
};

describe('a phone number', () => {
  it.each([
    ['3331234567', '+393331234567'],
    ['333 123 4567', '+393331234567'],
    ['333-123-4567', '+393331234567'],
    ['(333) 123.45.67', '+393331234567'],
    ['+39 333 1234567', '+393331234567'],
    ['0039 333 1234567', '+393331234567'],
    ['39 333 1234567', '+393331234567'],
    ['393 1234567', '+393931234567'],
    ['3３3 123４567', '+393331234567'],
    ['+44 7911 123456', '+447911123456'],
    ['0033 6 12 34 56 78', '+33612345678'],
  ])('[VAL-7] %s is read as %s', (written, phone) => {
    expect(phoneOf(written)).toBe(phone);
  });

  it.each([
    ['', 'missing'],
    ['  - ', 'missing'],
    ['333123456a', 'invalid'],
    ['333+1234567', 'invalid'],
    ['++393331234567', 'invalid'],
    ['12345', 'invalid'],
    ['33312345', 'invalid'],
    ['33312345678', 'invalid'],
    ['+39 333 12', 'invalid'],
    ['+0123456789', 'invalid'],
    ['+1234567890123456', 'invalid'],
    ['095 123456', 'landline'],
    ['+39 06 12345678', 'landline'],
  ])('[VAL-6] [VAL-7] refuses "%s" as %s', (written, problem) => {
    expect(phoneOf(written)).toBe(problem);
  });

  it('is the same in every usual spelling, for every Italian mobile', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.constantFrom('', '+39', '0039'),
        fc.array(separator, { minLength: 12, maxLength: 12 }),
        (number, country, between) => {
          const spaced = [...number].map((digit, at) => digit + (between[at] ?? '')).join('');
          expect(phoneOf(country + spaced)).toBe(`+39${number}`);
        },
      ),
    );
  });

  it('reads its own output unchanged, and gives E.164 or nothing for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          digits(1, 18).map((text) => `+${text}`),
        ),
        (text) => {
          const read = readPhone(text);
          if (!read.ok) return;
          expect(read.phone).toMatch(/^\+[1-9]\d{7,14}$/);
          expect(readPhone(read.phone)).toEqual(read);
          expect(read.phone.startsWith(phonePrefix(read.phone))).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['3331234567', '+39333'],
    ['+447911123456', '+44'],
    ['+12025550123', '+1'],
    ['+3725551234', '+372'],
    ['+41791234567', '+41'],
  ])('of %s counts with %s against pumping', (written, prefix) => {
    const read = readPhone(written);
    expect(read.ok && phonePrefix(read.phone)).toBe(prefix);
  });

  it('shows its owner only its ends', () => {
    const read = readPhone('3331234567');
    expect(read.ok && maskPhone(read.phone)).toBe('+39 ••• 4567');
  });
});
