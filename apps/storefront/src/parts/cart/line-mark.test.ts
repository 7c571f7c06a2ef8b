import { describe, expect, it } from 'vitest';
import { lineMark, lineOfMark } from './line-mark.ts';

const line = { product: 'norma', options: ['cho_a', 'cho_b'], qty: 2, notes: 'ben cotta' };

describe('the mark of a line', () => {
  it('depends on dish and choices, not on quantity or order', () => {
    expect(lineMark({ ...line, qty: 5, options: ['cho_b', 'cho_a'] })).toBe(lineMark(line));
    expect(lineMark({ ...line, notes: '' })).not.toBe(lineMark(line));
    expect(lineMark({ ...line, options: ['cho_a'] })).not.toBe(lineMark(line));
  });

  it('finds the unchanged line of its own product only', () => {
    const items = [{ ...line, options: [] }, line];
    expect(lineOfMark(items, 'norma', lineMark(line))).toBe(line);
    expect(lineOfMark(items, 'margherita', lineMark(line))).toBeUndefined();
    expect(lineOfMark(items, 'norma', 'gone')).toBeUndefined();
    expect(lineOfMark(items, 'norma', undefined)).toBeUndefined();
  });
});
