import { expect, it } from 'vitest';
import { showsBadge } from './badge-link.ts';

const roles = [{ name: 'worker' }];

it('[MNU-2] [ROL-3] leads a worker to the badge in the native app, where the brand has badges', () => {
  expect(showsBadge({ native: true, feature: true, roles })).toBe(true);
  expect(showsBadge({ native: false, feature: true, roles })).toBe(false);
  expect(showsBadge({ native: true, feature: false, roles })).toBe(false);
  expect(showsBadge({ native: true, feature: true, roles: [] })).toBe(false);
  for (const name of ['manager', 'owner', 'customer'])
    expect(showsBadge({ native: true, feature: true, roles: [{ name }] })).toBe(false);
});
