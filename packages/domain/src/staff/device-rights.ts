import type { ShopId } from '../ids.ts';
import type { AuditAction } from './audit.ts';
import { hasRight, type Right, reaches, type StaffPost } from './rights.ts';

/** Kinds of a shop's device. A totem is one too, with a registration of its own. */
export const deviceKinds = ['till', 'kitchen', 'scanner', 'totem'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Devices that staff switch on by PIN. */
export const workDeviceKinds = ['till', 'kitchen', 'scanner'] as const;
export type WorkDeviceKind = (typeof workDeviceKinds)[number];

type Allowed = {
  /** Rights of the device by itself, without a person on it. */
  readonly alone: readonly Right[];
  /** Rights of a person switched on by PIN, if they have the right in that shop. */
  readonly byPin: readonly Right[];
  /** Actions under such a right that are refused on a device of this kind. */
  readonly never: readonly AuditAction[];
};

/**
 * Rights on a device of each kind. The list names the allowed ones, so that a new right is on no device until it is
 * added here. A PIN is four digits typed at a counter: it allows no refunds, no changes of rights, posts or settings,
 * and no audit. For these the staff sign in.
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

/** Whether a device has this right by itself. */
export const doesAlone = (kind: WorkDeviceKind, right: Right): boolean => allowed[kind].alone.includes(right);

/** Whether a person switched on may use this right on a device of this kind. */
export const isForDevice = (kind: WorkDeviceKind, right: Right, action?: AuditAction | 'none'): boolean =>
  (doesAlone(kind, right) || allowed[kind].byPin.includes(right)) &&
  (action === undefined || action === 'none' || !allowed[kind].never.includes(action));

/** All rights on a device of this kind. */
export const rightsOnDevice = (kind: WorkDeviceKind): readonly Right[] => [
  ...allowed[kind].alone,
  ...allowed[kind].byPin,
];

/** A person's posts on a device: the posts that reach its shop, for that shop alone. */
export const postsOnDevice = (posts: readonly StaffPost[], shop: ShopId): readonly StaffPost[] =>
  posts.filter((post) => reaches(post, shop)).map(({ role }) => ({ role, shopId: shop, allShops: false }));

/** A person's rights on a device: their rights in its shop, limited to its kind. */
export const rightsOf = (
  kind: WorkDeviceKind,
  posts: readonly StaffPost[],
  shop: ShopId,
): readonly Right[] => {
  const here = postsOnDevice(posts, shop);
  return rightsOnDevice(kind).filter(
    (right) => doesAlone(kind, right) || here.some(({ role }) => hasRight(role, right)),
  );
};
