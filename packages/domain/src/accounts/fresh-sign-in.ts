/** How long after a password was given nobody asks for it again. */
const freshMinutes = 10;

/** Whether somebody has shown a moment ago who they are, by signing in or by giving their password again. */
export const isFreshSignIn = (
  { signedInAt, confirmedAt }: { readonly signedInAt: Date; readonly confirmedAt: Date | null },
  now: Date,
): boolean => {
  const last = Math.max(signedInAt.getTime(), confirmedAt?.getTime() ?? 0);
  return now.getTime() - last < freshMinutes * 60_000;
};
