import type { StaffRole } from './rights.ts';

/** Days of grace from the first notice that a second factor is required. */
export const factorGraceDays = 7;

/** Recovery codes drawn at once. */
export const recoveryCodeCount = 10;

/** Most passkeys of a person. */
export const passkeyMost = 20;

/** Minutes between the password and the second factor. */
export const halfSignInMinutes = 10;

/** Roles whose sign-in needs a second factor, if the brand requires one. */
export const mustHaveFactor = (role: StaffRole): boolean => role === 'manager' || role === 'owner';

/** Seconds for which a code of an authenticator is valid. */
const stepSeconds = 30;

/** Steps before and after now whose codes are accepted: clocks differ. */
export const stepsOff = 1;

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** Whether a code of this step may still be used: each once, and none older than the last used. */
export const isNewStep = (step: number, lastStep: number): boolean => step > lastStep;

// Without look-alikes: 0 and O, 1, I and L.
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryLetters = 10;

/** A recovery code, such as `k7m2p-x9r4t`, from random numbers. */
export const recoveryCodeOf = (random: (below: number) => number): string => {
  const drawn = Array.from({ length: recoveryLetters }, () => letters[random(letters.length)]).join('');
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
};

/** A typed code: six digits of an app, or a recovery code; undefined for other texts. */
export const readFactorCode = (
  typed: string,
): { readonly kind: 'totp' | 'recovery'; readonly code: string } | undefined => {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const known = code.length === recoveryLetters && [...code].every((letter) => letters.includes(letter));
  return known ? { kind: 'recovery', code: `${code.slice(0, 5)}-${code.slice(5)}` } : undefined;
};
