import { expect, it } from 'vitest';
import { scanVerdict } from './scan-verdict.ts';

const at = '2026-06-15T10:00:00.000Z';

it('tells used codes from foreign ones and from codes that cannot be used', () => {
  expect(scanVerdict({ done: true, kind: 'coupon', used_at: at })).toBe('done');
  expect(scanVerdict({ done: false, kind: 'prime', used_at: at })).toBe('used');
  expect(scanVerdict({ done: false, kind: 'prime', used_at: null })).toBe('refused');
  expect(scanVerdict({ done: false, kind: null, used_at: null })).toBe('unknown');
});
