import type { AuditAction } from './audit.ts';
import { hasRight, type Right, reaches, type StaffPost } from './rights.ts';

/** What a device of a shop can be. A totem is one too, with a registration of its own (decision 012). */
export const deviceKinds = ['till', 'kitchen', 'scanner', 'totem'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Devices on which people switch by PIN. */
export const workDeviceKinds = ['till', 'kitchen', 'scanner'] as const;
export type WorkDeviceKind = (typeof workDeviceKinds)[number];

type Allowed = {
  /** What it reads and prints by itself, with nobody on it. */
  readonly alone: readonly Right[];
  /** What somebody may do on it who has switched on by PIN, if they have the right in that shop. */
  readonly byPin: readonly Right[];
  /** Changes that such a right would allow, and that are not made on a device of this kind. */
  readonly never: readonly AuditAction[];
};

/**
 * What a device of each kind allows. A list of what is allowed: a right that is added to the staff's is on no device
 * until it is written here. A PIN is four digits typed at a counter: it never gives money back, changes rights, posts or
 * settings, nor reads the audit; those want a sign-in of one's own.
 */
const allowed: Readonly<Record<WorkDeviceKind, Allowed>> = {
  till: {
    alone: ['orders.read', 'orders.print', 'stock.read', 'tables.read'],
    byPin: [
      ...(['orders.find', 'orders.work', 'orders.block_contact', 'takings.sum'] as const),
      ...(['tables.serve', 'stock.mark', 'shops.pause', 'codes.redeem', 'codes.undo_others'] as const),
    ],
    never: [],
  },
  kitchen: {
    alone: ['orders.read', 'orders.print', 'stock.read'],
    byPin: ['orders.find', 'orders.work', 'stock.mark', 'shops.pause'],
    never: ['order.take_money', 'order.take_money_back', 'table.take_money'],
  },
  scanner: { alone: [], byPin: ['codes.redeem', 'codes.undo_others'], never: [] },
};

/** Whether a device does this by itself. */
export const doesAlone = (kind: WorkDeviceKind, right: Right): boolean => allowed[kind].alone.includes(right);

/** Whether it is done on a device of this kind at all, by somebody who has switched on. */
export const isForDevice = (kind: WorkDeviceKind, right: Right, action?: AuditAction | 'none'): boolean =>
  (doesAlone(kind, right) || allowed[kind].byPin.includes(right)) &&
  (action === undefined || action === 'none' || !allowed[kind].never.includes(action));

/** All that can be done on a device of this kind. */
export const rightsOnDevice = (kind: WorkDeviceKind): readonly Right[] => [
  ...allowed[kind].alone,
  ...allowed[kind].byPin,
];

/** What somebody is on a device: their posts that reach its shop, for that shop alone. */
export const postsOnDevice = (posts: readonly StaffPost[], shop: string): readonly StaffPost[] =>
  posts.filter((post) => reaches(post, shop)).map(({ role }) => ({ role, shopId: shop, allShops: false }));

/** What somebody may do on a device: what they may in its shop, as far as devices of its kind allow it. */
export const rightsOf = (
  kind: WorkDeviceKind,
  posts: readonly StaffPost[],
  shop: string,
): readonly Right[] => {
  const here = postsOnDevice(posts, shop);
  return rightsOnDevice(kind).filter(
    (right) => doesAlone(kind, right) || here.some(({ role }) => hasRight(role, right)),
  );
};
