import type { StaffRole } from './rights.ts';

/** Days that somebody has from when they are first told that they must have a second factor. */
export const factorGraceDays = 7;

/** Recovery codes that are drawn at once. */
export const recoveryCodeCount = 10;

/** Passkeys that somebody may have. */
export const passkeyMost = 20;

/** Minutes between the password and the second factor. */
export const halfSignInMinutes = 10;

/** Whose sign-in must have a second factor, where the brand asks for one. */
export const mustHaveFactor = (role: StaffRole): boolean => role === 'manager' || role === 'owner';

/** Seconds that a code of an authenticator lives. */
const stepSeconds = 30;

/** Steps before and after now whose code is taken: clocks differ. */
export const stepsOff = 1;

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** Whether a code of this step may still be taken: each works once, and none works that is older than one that was taken. */
export const isNewStep = (step: number, lastStep: number): boolean => step > lastStep;

// Without what is mistaken for something else: 0 and O, 1, I and L.
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryLetters = 10;

/** A recovery code, such as `k7m2p-x9r4t`, from what draws a number below another. */
export const recoveryCodeOf = (random: (below: number) => number): string => {
  const drawn = Array.from({ length: recoveryLetters }, () => letters[random(letters.length)]).join('');
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
};

/** What somebody typed: the six digits of an app, a recovery code as it was drawn, or neither. */
export const readFactorCode = (
  typed: string,
): { readonly kind: 'totp' | 'recovery'; readonly code: string } | undefined => {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const known = code.length === recoveryLetters && [...code].every((letter) => letters.includes(letter));
  return known ? { kind: 'recovery', code: `${code.slice(0, 5)}-${code.slice(5)}` } : undefined;
};
