import { expect, it } from 'vitest';
import { isManager, isStaff } from './staff-roles.ts';

it('[RTE-23] knows staff by any of their roles', () => {
  for (const name of ['worker', 'manager', 'owner']) expect(isStaff({ roles: [{ name }] })).toBe(true);
  for (const some of [[], [{ name: 'customer' }]]) expect(isStaff({ roles: some })).toBe(false);
});

it('knows managers by any of their roles', () => {
  for (const name of ['manager', 'owner'])
    expect(isManager({ roles: [{ name: 'worker' }, { name }] })).toBe(true);
  for (const name of ['worker', 'customer']) expect(isManager({ roles: [{ name }] })).toBe(false);
});
