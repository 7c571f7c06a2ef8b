import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type IdPrefix, idBytes, idFrom, idPrefixes, isId } from './ids.ts';

const sixteenBytes = fc.uint8Array({ minLength: idBytes, maxLength: idBytes });
const isPrefix = (text: string): text is IdPrefix => text in idPrefixes;
const prefixes = fc.constantFrom(...Object.keys(idPrefixes).filter(isPrefix));

/** The same number, read back digit by digit. */
const bytesOf = (id: string): Uint8Array => {
  const digits = [...(id.split('_')[1] ?? '')].map((digit) =>
    '0123456789abcdefghjkmnpqrstvwxyz'.indexOf(digit).toString(2).padStart(5, '0'),
  );
  const bits = digits.join('').slice(0, idBytes * 8);
  return Uint8Array.from({ length: idBytes }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  );
};

describe('ids', () => {
  it('are the prefix and 26 letters and digits', () => {
    expect(idFrom('ord', new Uint8Array(16))).toBe('ord_00000000000000000000000000');
    expect(idFrom('prd', new Uint8Array(16).fill(255))).toBe('prd_zzzzzzzzzzzzzzzzzzzzzzzzzw');
  });

  it('keep every bit they are given, so that none can be guessed', () => {
    fc.assert(
      fc.property(prefixes, sixteenBytes, (prefix, bytes) => {
        expect(bytesOf(idFrom(prefix, bytes))).toEqual(bytes);
      }),
    );
  });

  it('refuse too few random bytes', () => {
    expect(() => idFrom('usr', new Uint8Array(15))).toThrow(RangeError);
  });

  it('are recognised by their own kind only', () => {
    fc.assert(
      fc.property(
        prefixes,
        prefixes,
        sixteenBytes,
        (prefix, other, bytes) => isId(other, idFrom(prefix, bytes)) === (prefix === other),
      ),
    );
  });

  it('are not mistaken for slugs or half-typed ids', () => {
    const id = idFrom('prd', new Uint8Array(16));
    for (const text of [
      '',
      'prd_',
      'margherita',
      id.toUpperCase(),
      `${id}0`,
      id.slice(0, -1),
      ` ${id}`,
      id.replace('0', 'l'),
    ]) {
      expect(isId('prd', text)).toBe(false);
    }
  });

  it('are taken from a text of their kind, and from no other', () => {
    expect(asId('shp', 'shp_catania')).toBe('shp_catania');
    for (const text of ['prd_norma', 'shp', '', 'catania'])
      expect(() => asId('shp', text)).toThrow('is no id that begins with shp_');
  });
});
