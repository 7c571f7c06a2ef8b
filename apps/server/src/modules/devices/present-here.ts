import type { DeviceHere } from '@zanga/contract/people/shop-devices';
import { rightsOf } from '@zanga/domain/staff/device-rights';
import type { Db } from '../../platform/database/connection.ts';
import type { DeviceSeen } from '../../platform/session.ts';
import { nameOfPerson, readDevices, readIdleMinutes, readShop } from './queries.ts';

/** The device and the person on it, for its own screen; undefined once it is switched off. */
export const presentHere = async (
  db: Db,
  { device, person }: DeviceSeen,
): Promise<DeviceHere | undefined> => {
  const shop = await readShop(db, device.shopId);
  const [row] = await readDevices(db, { id: device.id });
  if (!shop || !row) return undefined;
  const until = row.person_until?.toISOString();
  return {
    id: device.id,
    name: device.name,
    kind: device.kind,
    shop: { id: shop.id, slug: shop.slug, name: shop.name },
    idle_minutes: await readIdleMinutes(db, device.shopId),
    person:
      person && until !== undefined
        ? {
            id: person.userId,
            name: await nameOfPerson(db, person.userId),
            until,
            rights: [...rightsOf(device.kind, person.posts, device.shopId)],
          }
        : null,
  };
};
