import type { AuditAction } from '@zanga/domain/staff/audit';
import { isForDevice, type WorkDeviceKind } from '@zanga/domain/staff/device-rights';
import { hasRight, type Right, reaches, type StaffPost } from '@zanga/domain/staff/rights';

/** The signed-in caller that a bearer token stands for. */
export type Session = {
  readonly userId: string;
  /** What they are for the staff, and where; in a call of the staff only those posts that have the call's right. */
  readonly posts: readonly StaffPost[];
  /** The registered device of a shop that the call comes from, in the place of a sign-in. */
  readonly device?: ShopDevice;
  /** Posts of the person who has switched on, where the device does by itself what is asked. */
  readonly on?: readonly StaffPost[];
  /** Posts that are out of force here, because their owner has a second factor and has not given it in this sign-in. */
  readonly unproved?: readonly StaffPost[];
  /** Whether nothing is done for the staff in this sign-in before a second factor has been added. */
  readonly mustEnrol?: boolean;
};

/** A registered device of a shop (decision 056). */
export type ShopDevice = {
  readonly id: string;
  readonly shopId: string;
  readonly kind: WorkDeviceKind;
  readonly name: string;
};

/** A device, with who has switched on by PIN and is still there; their posts as they are now. */
export type DeviceSeen = {
  readonly device: ShopDevice;
  readonly person: { readonly userId: string; readonly posts: readonly StaffPost[] } | undefined;
};

/** Finds which device a secret belongs to; none when it is unknown, switched off or long unused. */
export type IdentifyDevice = (secret: string, now: Date) => Promise<DeviceSeen | undefined>;

/** The session of what a device asks for itself; `userId` is who has switched on, or the device's own id. */
export type DeviceSession = Session & { readonly device: ShopDevice; readonly seen: DeviceSeen };

/** What the audit keeps of a call that changes something: what is done, by whom, with what and from where. */
export type Trail = {
  readonly action: AuditAction;
  /** Null where the system did it. */
  readonly userId: string | null;
  readonly posts: readonly StaffPost[];
  readonly device: string | null;
  readonly network: string | null;
  /** The registered device of a shop that it was done on. */
  readonly deviceId?: string;
};

/** The session of a call by which staff change something. */
export type StaffSession = Session & { readonly trail: Trail };

/** The trail of what the system does by itself. */
export const systemTrail = (action: AuditAction): Trail => ({
  action,
  userId: null,
  posts: [],
  device: null,
  network: null,
});

/** Finds whose a bearer token is; nobody's when it is unknown, expired or revoked. */
export type Identify = (token: string, now: Date) => Promise<Session | undefined>;

/** What the person of a sign-in has shown of who they are. */
export type SignInProof = {
  /** In the last ten minutes: the second factor where they have one, else the sign-in itself or the password again. */
  readonly fresh: boolean;
  /** The second factor in this sign-in, where they have one. */
  readonly factor: boolean;
};

/** Reads what was shown in the sign-in of a bearer token. */
export type ReadProof = (token: string, now: Date) => Promise<SignInProof>;

/** The same caller, with nothing but the posts that have a right. */
export const withRight = (session: Session, right: Right): Session => ({
  ...session,
  posts: session.posts.filter(({ role }) => hasRight(role, right)),
});

/** Whether somebody has one more right than the call asks for; on a device only what it allows. */
export const holds = ({ posts, device }: Session, right: Right): boolean =>
  posts.some(({ role }) => hasRight(role, right)) && (!device || isForDevice(device.kind, right));

/** Whether the caller may do this call's work for a shop; null is what belongs to no shop. */
export const mayWorkFor = (session: Session, shopId: string | null): boolean =>
  session.posts.some((post) => reaches(post, shopId));

/** Shops whose things somebody may see; null is all of them, and what belongs to none. */
export type Reach = readonly string[] | null;

export const reachOf = ({ posts }: Session): Reach =>
  posts.some(({ allShops }) => allShops) ? null : [...new Set(posts.flatMap(({ shopId }) => shopId ?? []))];

/** The shop of somebody who works in one alone; null for who has several, and has to say where they stand. */
export const onlyShop = ({ posts }: Session): string | null => {
  const shops = new Set(posts.map(({ shopId }) => shopId));
  const [shop = null] = shops;
  return shops.size === 1 ? shop : null;
};
