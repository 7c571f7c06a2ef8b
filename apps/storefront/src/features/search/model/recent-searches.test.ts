import { describe, expect, it } from 'vitest';
import { searchesKept, withSearch } from './recent-searches.ts';

describe('[MNU-8] the searches a device remembers', () => {
  it('stand newest first', () => {
    expect(withSearch(['pizza'], 'arancini')).toEqual(['arancini', 'pizza']);
  });

  it('stand once, in any capitals', () => {
    expect(withSearch(['pizza', 'Caffè', 'gelato'], 'caffe')).toEqual(['caffe', 'pizza', 'gelato']);
  });

  it('are limited', () => {
    const many = Array.from({ length: 20 }, (_, place) => `ricerca ${place}`);
    const kept = many.reduce<readonly string[]>(withSearch, []);
    expect(kept).toHaveLength(searchesKept);
    expect(kept[0]).toBe('ricerca 19');
  });
});
