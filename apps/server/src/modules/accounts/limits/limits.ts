/** At most `most` times within `seconds`. */
export type Limit = { readonly most: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits of calls. Network addresses get much room, since a mobile network puts a whole town behind one. Captcha and
 * the limits of account and phone protect beyond that.
 */
export const limits = {
  tokenByAddress: { most: 120, seconds: minute },
  firstOwnerByAddress: { most: 20, seconds: hour },
  /** Twenty tries for one link in an hour from one network are already unusual. */
  invitationByAddress: { most: 60, seconds: hour },
  invitationsByAccount: { most: 60, seconds: hour },
  /** Each trial of a service calls a vendor. */
  trialsByAccount: { most: 20, seconds: hour },
  /** A code of eight characters cannot be guessed; many tries mean that the caller has none. */
  deviceCodeByAddress: { most: 20, seconds: 10 * minute },
  /** Badges scanned by a device alone: a shop's crew comes and goes a few times a day. */
  badgeByDevice: { most: 60, seconds: 10 * minute },
  staffResetByAddress: { most: 60, seconds: hour },
  staffResetByAccount: { most: 5, seconds: hour },
  registerByAddress: { most: 60, seconds: hour },
  socialByAddress: { most: 300, seconds: hour },
  resetMailByAddress: { most: 60, seconds: hour },
  resetMailByAccount: { most: 5, seconds: hour },
  resetByAddress: { most: 60, seconds: hour },
  emailChangeByAccount: { most: 5, seconds: hour },
  alreadyRegisteredByAccount: { most: 1, seconds: day },
  exportByAccount: { most: 10, seconds: hour },
  couponCodeByAccount: { most: 10, seconds: 10 * minute },
  couponCodeByAddress: { most: 120, seconds: hour },
  /** A printed link to a coupon is opened by many at once; its code of forty bits cannot be guessed at this rate. */
  couponLinkByAddress: { most: 300, seconds: hour },
  contactByAddress: { most: 20, seconds: hour },
  intentByOrder: { most: 12, seconds: hour },
  cardByAccount: { most: 10, seconds: hour },
  smsByDevice: { most: 5, seconds: hour },
  smsByNumber: { most: 5, seconds: day },
  smsByAccount: { most: 5, seconds: hour },
  smsByAccountInADay: { most: 10, seconds: day },
  smsByAddress: { most: 30, seconds: hour },
  /** Prefixes that SMS pumping goes through: one operator in Italy, one country abroad. */
  smsByPrefix: { most: 600, seconds: hour },
  smsByForeignPrefix: { most: 30, seconds: hour },
  smsInADay: { most: 5_000, seconds: day },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The limits in force; tests and shops of another size choose their own. */
export type Limits = Readonly<Record<LimitName, Limit>>;
