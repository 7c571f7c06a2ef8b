import { expect, it } from 'vitest';
import { isStaff, showsBadge } from './staff-roles.ts';

const roles = [{ name: 'worker' }];

it('[MNU-2] [ROL-3] leads a worker to the badge in the native app, where the brand has badges', () => {
  expect(showsBadge({ native: true, feature: true, roles })).toBe(true);
  expect(showsBadge({ native: false, feature: true, roles })).toBe(false);
  expect(showsBadge({ native: true, feature: false, roles })).toBe(false);
  expect(showsBadge({ native: true, feature: true, roles: [] })).toBe(false);
  for (const name of ['manager', 'owner', 'customer'])
    expect(showsBadge({ native: true, feature: true, roles: [{ name }] })).toBe(false);
});

it('[RTE-23] knows staff by any of their roles', () => {
  for (const name of ['worker', 'manager', 'owner']) expect(isStaff({ roles: [{ name }] })).toBe(true);
  for (const some of [[], [{ name: 'customer' }]]) expect(isStaff({ roles: some })).toBe(false);
});
