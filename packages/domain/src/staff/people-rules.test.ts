import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShopId } from '../ids.ts';
import { knowsOf, mayGive, objectionTo } from './people-rules.ts';
import { type StaffPost, staffRoles } from './rights.ts';

const post = (role: StaffPost['role'], shopId: ShopId | null): StaffPost => ({
  role,
  shopId,
  allShops: shopId === null,
});
const owner = post('owner', null);
const managerHere = post('manager', 'shp_1');

const anyPost = fc
  .tuple(fc.constantFrom(...staffRoles), fc.constantFrom('shp_1', 'shp_2', null))
  .map(([role, shopId]) => post(role, shopId));

describe('posts a person may give', () => {
  it('are in their shops, up to their own role there', () => {
    expect(mayGive([managerHere], post('worker', 'shp_1'))).toBe(true);
    expect(mayGive([managerHere], managerHere)).toBe(true);
    expect(mayGive([managerHere], post('owner', 'shp_1'))).toBe(false);
    expect(mayGive([managerHere], post('worker', 'shp_2'))).toBe(false);
    expect(mayGive([managerHere], post('worker', null))).toBe(false);
    expect(mayGive([managerHere], { role: 'worker', shopId: null, allShops: false })).toBe(false);
    expect(mayGive([owner], owner)).toBe(true);
  });

  it('do not add up: a worker for all shops and manager of one is no manager of another', () => {
    const own = [post('worker', null), managerHere];
    expect(mayGive(own, post('manager', 'shp_2'))).toBe(false);
  });
});

describe('a decision about a colleague', () => {
  const decide = (given: Partial<Parameters<typeof objectionTo>[0]>) =>
    objectionTo({
      by: { id: 'usr_a', posts: [managerHere] },
      about: { id: 'usr_b', posts: [post('worker', 'shp_1')] },
      next: [],
      hasOtherOwner: true,
      ...given,
    });

  it('is within one’s reach, in posts given and in posts taken', () => {
    expect(decide({})).toBeUndefined();
    expect(decide({ next: [managerHere] })).toBeUndefined();
    expect(decide({ next: [owner] })).toBe('person.above');
    const both = { id: 'usr_b', posts: [post('worker', 'shp_1'), post('worker', 'shp_2')] };
    expect(decide({ about: both, next: [post('worker', 'shp_2')] })).toBeUndefined();
    expect(decide({ about: both })).toBe('person.above');
    expect(decide({ about: { id: 'usr_b', posts: [owner] } })).toBe('person.above');
  });

  it('is never about oneself, in any role', () => {
    fc.assert(
      fc.property(fc.array(anyPost), fc.array(anyPost), (posts, next) => {
        const me = { id: 'usr_a', posts };
        expect(decide({ by: me, about: me, next })).toBe('person.self');
      }),
    );
  });

  it('never gives a post beyond the giver’s own', () => {
    fc.assert(
      fc.property(fc.array(anyPost), fc.array(anyPost), fc.array(anyPost), (own, had, next) => {
        const objection = decide({
          by: { id: 'usr_a', posts: own },
          about: { id: 'usr_b', posts: had },
          next,
        });
        const raised = next.some((one) => !had.some((old) => JSON.stringify(old) === JSON.stringify(one)));
        if (objection === undefined && raised)
          for (const one of next)
            expect(had.some((old) => JSON.stringify(old) === JSON.stringify(one)) || mayGive(own, one)).toBe(
              true,
            );
      }),
    );
  });

  it('leaves the last owner an owner', () => {
    const [by, about] = [
      { id: 'usr_a', posts: [owner] },
      { id: 'usr_b', posts: [owner] },
    ];
    expect(decide({ by, about, hasOtherOwner: true })).toBeUndefined();
    expect(decide({ by, about, hasOtherOwner: false })).toBe('person.last_owner');
    expect(decide({ by, about, next: [owner], hasOtherOwner: false })).toBeUndefined();
  });
});

it('a manager of one shop sees its staff, and no person with a post in all shops', () => {
  expect(knowsOf([managerHere], [post('worker', 'shp_1')])).toBe(true);
  expect(knowsOf([managerHere], [post('worker', 'shp_2')])).toBe(false);
  expect(knowsOf([managerHere], [owner])).toBe(false);
  expect(knowsOf([owner], [])).toBe(true);
});
