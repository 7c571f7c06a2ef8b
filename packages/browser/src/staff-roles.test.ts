import { expect, it } from 'vitest';
import { isStaff, mayDo, mayDoEverywhere } from './staff-roles.ts';

it('[RTE-23] recognises staff by any of their roles', () => {
  for (const name of ['viewer', 'worker', 'manager', 'owner'])
    expect(isStaff({ roles: [{ name }] })).toBe(true);
  for (const some of [[], [{ name: 'customer' }]]) expect(isStaff({ roles: some })).toBe(false);
});

it('grants a right when any role of the person has it', () => {
  for (const name of ['manager', 'owner'])
    expect(mayDo({ roles: [{ name: 'worker' }, { name }] }, 'orders.refund')).toBe(true);
  for (const name of ['viewer', 'worker', 'customer'])
    expect(mayDo({ roles: [{ name }] }, 'orders.refund')).toBe(false);
  expect(mayDo({ roles: [{ name: 'viewer' }] }, 'orders.read')).toBe(true);
});

it('grants a right in all shops only by a role held in all of them', () => {
  const everywhere = { name: 'manager', all_shops: true };
  expect(mayDoEverywhere({ roles: [everywhere] }, 'members.read')).toBe(true);
  expect(mayDoEverywhere({ roles: [{ name: 'manager' }] }, 'members.read')).toBe(false);
  const worker = { name: 'worker', all_shops: true };
  expect(mayDoEverywhere({ roles: [worker, { name: 'manager' }] }, 'members.read')).toBe(false);
});
