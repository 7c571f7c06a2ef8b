import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAlphabet, drawnCode, drawnLength, mostPrefix, prefixOf, writtenCode } from './drawn-codes.ts';

describe('a drawn code', () => {
  it('is made of characters that are not misread, behind its prefix, and fits its column', () => {
    expect(codeAlphabet).toHaveLength(32);
    expect(codeAlphabet).not.toMatch(/[01IO]/);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: drawnLength, maxLength: 16 }),
        fc.string({ maxLength: mostPrefix }),
        (bytes, written) => {
          const prefix = prefixOf(written);
          const code = drawnCode(prefix, bytes);
          expect(code.startsWith(prefix)).toBe(true);
          expect(code.slice(prefix.length)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
          expect(writtenCode(prefix, code).replaceAll('-', '')).toBe(code);
        },
      ),
    );
  });

  it('is printed in pieces that can be read aloud', () => {
    expect(writtenCode('NATALE', 'NATALEK7QF9HXM')).toBe('NATALE-K7QF-9HXM');
    expect(writtenCode('', 'K7QF9HXM')).toBe('K7QF-9HXM');
  });

  it('has a prefix without accents, spaces and signs', () => {
    expect(prefixOf(' città 26! ')).toBe('CITTA26');
    expect(prefixOf('=cmd|')).toBe('CMD');
  });

  it('is not drawn from too few bytes', () => {
    expect(() => drawnCode('', new Uint8Array(7))).toThrow(RangeError);
  });
});
