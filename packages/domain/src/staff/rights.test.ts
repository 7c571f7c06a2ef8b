import { describe, expect, it } from 'vitest';
import { hasRight, reaches, rightOf, rights, staffRoles } from './rights.ts';

describe('rights', () => {
  it('are all the owner’s, and the viewer’s are only reading and one’s own data', () => {
    expect(rights.filter((right) => !hasRight('owner', right))).toEqual([]);
    const changing = rights.filter((right) => !/\.(read|find|own)$/.test(right));
    expect(changing.filter((right) => hasRight('viewer', right))).toEqual([]);
  });

  it('grow from role to role: a higher role may do everything a lower one may', () => {
    for (const right of rights) {
      const may = staffRoles.map((role) => hasRight(role, right));
      expect(may.toSorted()).toEqual(may);
    }
  });

  it('are none for a word that is no role', () => {
    for (const role of ['', 'customer', 'toString', '__proto__'])
      expect(rights.filter((right) => hasRight(role, right))).toEqual([]);
    expect(['public', 'customer', 'toString'].map(rightOf)).toEqual([undefined, undefined, undefined]);
    expect(rightOf('orders.read')).toBe('orders.read');
  });
});

describe('a post', () => {
  const here = { role: 'manager', shopId: 'shp_1', allShops: false } as const;
  it('reaches its shop and no other', () => {
    expect([reaches(here, 'shp_1'), reaches(here, 'shp_2'), reaches(here, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('for all shops reaches each, and brand-wide things', () => {
    const everywhere = { role: 'manager', shopId: null, allShops: true } as const;
    expect([reaches(everywhere, 'shp_1'), reaches(everywhere, null)]).toEqual([true, true]);
  });

  it('without a shop reaches nothing', () => {
    const waiting = { role: 'worker', shopId: null, allShops: false } as const;
    expect([reaches(waiting, 'shp_1'), reaches(waiting, null)]).toEqual([false, false]);
  });
});
