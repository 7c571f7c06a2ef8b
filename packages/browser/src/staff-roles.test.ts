import { expect, it } from 'vitest';
import { isStaff, mayDo } from './staff-roles.ts';

it('[RTE-23] knows staff by any of their roles', () => {
  for (const name of ['viewer', 'worker', 'manager', 'owner'])
    expect(isStaff({ roles: [{ name }] })).toBe(true);
  for (const some of [[], [{ name: 'customer' }]]) expect(isStaff({ roles: some })).toBe(false);
});

it('knows what somebody may do by any of their roles', () => {
  for (const name of ['manager', 'owner'])
    expect(mayDo({ roles: [{ name: 'worker' }, { name }] }, 'orders.refund')).toBe(true);
  for (const name of ['viewer', 'worker', 'customer'])
    expect(mayDo({ roles: [{ name }] }, 'orders.refund')).toBe(false);
  expect(mayDo({ roles: [{ name: 'viewer' }] }, 'orders.read')).toBe(true);
});
