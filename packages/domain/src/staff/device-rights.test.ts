import { describe, expect, it } from 'vitest';
import {
  doesAlone,
  isForDevice,
  postsOnDevice,
  rightsOf,
  rightsOnDevice,
  workDeviceKinds,
} from './device-rights.ts';
import { hasRight, rights } from './rights.ts';

describe('the rights on a device', () => {
  it('are reading and its own printer, without a person on it', () => {
    for (const kind of workDeviceKinds)
      expect(
        rights.filter(
          (right) => doesAlone(kind, right) && right !== 'orders.print' && !right.endsWith('.read'),
        ),
      ).toEqual([]);
  });

  it('never include refunds, people, settings or the audit, with any PIN', () => {
    const never = rights.filter((right) =>
      /^(orders\.refund|people\.|audit\.|totems\.|devices\.|pictures\.|reviews\.|shops\.plan|hours\.)/.test(
        right,
      ),
    );
    expect(never.length).toBeGreaterThan(6);
    for (const kind of workDeviceKinds) expect(never.filter((right) => isForDevice(kind, right))).toEqual([]);
  });

  it('include no money in a kitchen, and only codes at a scanner', () => {
    expect(isForDevice('kitchen', 'orders.work', 'order.advance')).toBe(true);
    expect(isForDevice('kitchen', 'orders.work', 'order.take_money')).toBe(false);
    expect(isForDevice('till', 'orders.work', 'order.take_money')).toBe(true);
    expect(rightsOnDevice('scanner')).toEqual(['codes.redeem', 'codes.undo_others']);
  });
});

describe('the posts of a person on a device', () => {
  const owner = { role: 'owner', shopId: null, allShops: true } as const;
  const elsewhere = { role: 'manager', shopId: 'shp_2', allShops: false } as const;
  const worker = { role: 'worker', shopId: 'shp_1', allShops: false } as const;

  it('are their own posts for its shop, and for no other', () => {
    expect(postsOnDevice([owner, elsewhere], 'shp_1')).toEqual([
      { role: 'owner', shopId: 'shp_1', allShops: false },
    ]);
    expect(postsOnDevice([elsewhere], 'shp_1')).toEqual([]);
  });

  it('allow only the things both may, the person and the device', () => {
    for (const kind of workDeviceKinds)
      for (const right of rightsOf(kind, [worker], 'shp_1'))
        expect(hasRight('worker', right) && isForDevice(kind, right)).toBe(true);
    expect(rightsOf('till', [worker], 'shp_1')).not.toContain('takings.sum');
    expect(rightsOf('till', [owner], 'shp_1')).toContain('takings.sum');
    expect(rightsOf('till', [elsewhere], 'shp_1')).toEqual(rightsOf('till', [], 'shp_1'));
  });
});
