/** Minutes after a proof of identity in which none is asked again. */
const freshMinutes = 10;

const isFresh = (at: number, now: Date): boolean => now.getTime() - at < freshMinutes * 60_000;

/** Whether the person proved their identity a moment ago, by signing in or giving their password again. */
const isFreshSignIn = (
  { signedInAt, confirmedAt }: { readonly signedInAt: Date; readonly confirmedAt: Date | null },
  now: Date,
): boolean => isFresh(Math.max(signedInAt.getTime(), confirmedAt?.getTime() ?? 0), now);

type GivenProof = {
  readonly signedInAt: Date;
  readonly confirmedAt: Date | null;
  /** When the second factor was last given in this sign-in. */
  readonly factorAt: Date | null;
  readonly hasFactor: boolean;
};

/** The same for a person with a second factor: it must have been given, a password is not enough. */
export const isFreshProof = ({ hasFactor, factorAt, ...signIn }: GivenProof, now: Date): boolean =>
  hasFactor ? factorAt !== null && isFresh(factorAt.getTime(), now) : isFreshSignIn(signIn, now);

/** Whether the second factor was given in this sign-in, or the person has none. */
export const owesNoFactor = ({ hasFactor, factorAt }: Pick<GivenProof, 'hasFactor' | 'factorAt'>): boolean =>
  !hasFactor || factorAt !== null;
