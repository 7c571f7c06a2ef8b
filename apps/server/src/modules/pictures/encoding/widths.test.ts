import { pictureWidths } from '@zanga/contract/menu/pictures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedWidth } from './widths.ts';

describe('the width a caller gets', () => {
  it.each([
    { asked: 1, original: 2400, gets: 96 },
    { asked: 320, original: 2400, gets: 320 },
    { asked: 361, original: 2400, gets: 480 },
    { asked: 4000, original: 2400, gets: 1600 },
    { asked: 320, original: 256, gets: 256 },
    { asked: 1600, original: 1000, gets: 1000 },
  ])('[API-40] is $gets when $asked is asked of $original', ({ asked, original, gets }) => {
    expect(servedWidth(asked, original)).toBe(gets);
  });

  it('[API-40] is one of few, enough for the screen, and never wider than the original', () => {
    const width = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(width, width, (asked, original) => {
        const served = servedWidth(asked, original);
        expect(served).toBeLessThanOrEqual(original);
        expect([...pictureWidths, original]).toContain(served);
        expect(served).toBeGreaterThanOrEqual(Math.min(asked, original, 1600));
      }),
    );
  });
});
