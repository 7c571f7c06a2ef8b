import { describe, expect, it } from 'vitest';
import { changesBetween } from './audit.ts';

describe('the values of an audit entry', () => {
  it('are only the fields that differ, on either side', () => {
    const before = { role: 'worker', shop: 'shp_1', since: null };
    expect(changesBetween(before, { role: 'manager', shop: 'shp_1', until: 3 })).toEqual({
      before: { role: 'worker', since: null },
      after: { role: 'manager', until: 3 },
    });
  });

  it('are empty without a difference, and all fields of a new or deleted thing', () => {
    expect(changesBetween({ a: [1, 2] }, { a: [1, 2] })).toEqual({ before: {}, after: {} });
    expect(changesBetween({}, { a: 1 })).toEqual({ before: {}, after: { a: 1 } });
    expect(changesBetween({ a: 1 }, {})).toEqual({ before: { a: 1 }, after: {} });
  });
});
