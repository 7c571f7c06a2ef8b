/** The signed-in caller that a bearer token stands for. */
export type Session = {
  readonly userId: string;
  readonly roles: ReadonlySet<string>;
  /** The shop a worker belongs to. */
  readonly shopId: string | null;
};

/** Finds whose a bearer token is; nobody's when it is unknown, expired or revoked. */
export type Identify = (token: string, now: Date) => Promise<Session | undefined>;

/** Each role may do what those before it may. */
const staff = ['worker', 'manager', 'owner'] as const;
export type StaffRole = (typeof staff)[number];

export const hasRole = (session: Session, role: StaffRole): boolean =>
  staff.slice(staff.indexOf(role)).some((sufficient) => session.roles.has(sufficient));

/** Whether somebody of the staff may act for a shop: a worker for their own, managers for any. */
export const mayWorkFor = (session: Session, shopId: string | null): boolean =>
  hasRole(session, 'manager') || (shopId !== null && shopId === session.shopId);
