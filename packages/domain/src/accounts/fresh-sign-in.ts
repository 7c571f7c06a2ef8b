/** How long after somebody has shown who they are nobody asks for it again. */
const freshMinutes = 10;

const isFresh = (at: number, now: Date): boolean => now.getTime() - at < freshMinutes * 60_000;

/** Whether somebody has shown a moment ago who they are, by signing in or by giving their password again. */
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

/** The same for who may have a second factor: who has one has given that one, and a password is not enough. */
export const isFreshProof = ({ hasFactor, factorAt, ...signIn }: GivenProof, now: Date): boolean =>
  hasFactor ? factorAt !== null && isFresh(factorAt.getTime(), now) : isFreshSignIn(signIn, now);

/** Whether the second factor was given in this sign-in; who has none owes none. */
export const owesNoFactor = ({ hasFactor, factorAt }: Pick<GivenProof, 'hasFactor' | 'factorAt'>): boolean =>
  !hasFactor || factorAt !== null;
