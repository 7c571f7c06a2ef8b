/** How long after somebody has shown who they are nobody asks for it again. */
const freshMinutes = 10;

const isFresh = (at: number, now: Date): boolean => now.getTime() - at < freshMinutes * 60_000;

/** Whether somebody has shown a moment ago who they are, by signing in or by giving their password again. */
export const isFreshSignIn = (
  { signedInAt, confirmedAt }: { readonly signedInAt: Date; readonly confirmedAt: Date | null },
  now: Date,
): boolean => isFresh(Math.max(signedInAt.getTime(), confirmedAt?.getTime() ?? 0), now);

type StaffProof = {
  readonly signedInAt: Date;
  readonly confirmedAt: Date | null;
  /** When the second factor was last given in this sign-in. */
  readonly factorAt: Date | null;
  readonly hasFactor: boolean;
};

/** The same for what only staff do: who has a second factor has given that one, and a password is not enough. */
export const isFreshProof = ({ hasFactor, factorAt, ...signIn }: StaffProof, now: Date): boolean =>
  hasFactor ? factorAt !== null && isFresh(factorAt.getTime(), now) : isFreshSignIn(signIn, now);
