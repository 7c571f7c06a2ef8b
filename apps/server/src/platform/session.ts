import type { ShopDeviceId, ShopId, UserId } from '@zanga/domain/ids';
import type { AuditAction } from '@zanga/domain/staff/audit';
import { isForDevice, type WorkDeviceKind } from '@zanga/domain/staff/device-rights';
import { hasRight, type Right, reaches, type StaffPost } from '@zanga/domain/staff/rights';

/** The signed-in caller behind a bearer token. */
export type Session = {
  readonly userId: UserId;
  /** Posts of the person; in a staff call only the ones with the call's right. */
  readonly posts: readonly StaffPost[];
  /** The registered device that calls, in place of a sign-in. */
  readonly device?: ShopDevice;
  /** Posts of the person on PIN, while the device acts by its own right. */
  readonly on?: readonly StaffPost[];
  /** Posts out of force: their owner has a second factor and has not given it in this sign-in. */
  readonly unproved?: readonly StaffPost[];
  /** Whether staff calls are refused until a second factor is added. */
  readonly mustEnrol?: boolean;
};

/** A registered device of a shop (docs/decisions/devices.md). */
export type ShopDevice = {
  readonly id: ShopDeviceId;
  readonly shopId: ShopId;
  readonly kind: WorkDeviceKind;
  readonly name: string;
};

/** A device with the person on PIN now, and their current posts. */
export type DeviceSeen = {
  readonly device: ShopDevice;
  readonly person: { readonly userId: UserId; readonly posts: readonly StaffPost[] } | undefined;
};

/** Finds the device of a secret; undefined when unknown, switched off or long unused. */
export type IdentifyDevice = (secret: string, now: Date) => Promise<DeviceSeen | undefined>;

/** Session of a device's own call; `userId` is the person on PIN, or the device's own id. */
export type DeviceSession = Session & { readonly device: ShopDevice; readonly seen: DeviceSeen };

/** Who made an audited call, with which word, browser and network. */
export type Trail = {
  readonly action: AuditAction;
  /** Null for the system. */
  readonly userId: UserId | null;
  readonly posts: readonly StaffPost[];
  readonly device: string | null;
  readonly network: string | null;
  /** The registered device used. */
  readonly deviceId?: ShopDeviceId;
};

/** Session of an audited staff call. */
export type StaffSession = Session & { readonly trail: Trail };

/** Trail of the system's own work. */
export const systemTrail = (action: AuditAction): Trail => ({
  action,
  userId: null,
  posts: [],
  device: null,
  network: null,
});

/** Finds the session of a bearer token; undefined when unknown, expired or revoked. */
export type Identify = (token: string, now: Date) => Promise<Session | undefined>;

/** Identity proofs that a sign-in has given. */
export type SignInProof = {
  /** In the last ten minutes: the second factor if the person has one, else the sign-in or the password again. */
  readonly fresh: boolean;
  /** The second factor in this sign-in, if the person has one. */
  readonly factor: boolean;
};

/** Reads the proofs given in a token's sign-in. */
export type ReadProof = (token: string, now: Date) => Promise<SignInProof>;

/** The session with only the posts that have a right. */
export const withRight = (session: Session, right: Right): Session => ({
  ...session,
  posts: session.posts.filter(({ role }) => hasRight(role, right)),
});

/** Whether the caller also holds another right; on a device only one that it allows. */
export const holds = ({ posts, device }: Session, right: Right): boolean =>
  posts.some(({ role }) => hasRight(role, right)) && (!device || isForDevice(device.kind, right));

/** Whether the caller may work for a shop; null stands for brand-wide things. */
export const mayWorkFor = (session: Session, shopId: ShopId | null): boolean =>
  session.posts.some((post) => reaches(post, shopId));

/** Shops the caller may see; null for all, brand-wide things included. */
export type Reach = readonly ShopId[] | null;

export const reachOf = ({ posts }: Session): Reach =>
  posts.some(({ allShops }) => allShops) ? null : [...new Set(posts.flatMap(({ shopId }) => shopId ?? []))];

/** The caller's shop if there is only one; null for staff of several shops, who must name it. */
export const onlyShop = ({ posts }: Session): ShopId | null => {
  const shops = new Set(posts.map(({ shopId }) => shopId));
  const [shop = null] = shops;
  return shops.size === 1 ? shop : null;
};
