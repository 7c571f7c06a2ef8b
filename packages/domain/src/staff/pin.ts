import type { LockoutRule } from '../accounts/lockout.ts';

export const pinDigits = { least: 4, most: 6 } as const;

const minute = 60_000;

/** For one person on one device: five tries, then each waits twice as long as the one before. */
export const pinLockout: LockoutRule = {
  free: 5,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minute,
  forgottenAfterMs: 24 * 60 * minute,
};

/** For a device, whoever is tried on it: colleagues who mistype in one evening never come so far. */
export const deviceLockout: LockoutRule = {
  free: 20,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minute,
  forgottenAfterMs: 4 * 60 * minute,
};

/** For one person, on whatever devices: two tablets side by side are not twice as many tries for ever. */
export const personPinLockout: LockoutRule = {
  free: 15,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minute,
  forgottenAfterMs: 24 * 60 * minute,
};

const steps = (pin: string) =>
  [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);

/** Whether a PIN is among the first that anybody tries: one digit, digits in a row, a pair or a triple again and again. */
const isTrivial = (pin: string): boolean => {
  const walked = new Set(steps(pin));
  const isRow = walked.size === 1 && [0, 1, 9].includes([...walked][0] ?? 0);
  const isRepeated = [2, 3].some(
    (length) => pin.length % length === 0 && pin === pin.slice(0, length).repeat(pin.length / length),
  );
  return isRow || isRepeated || favourites.has(pin);
};

/** What is left of the lists of PINs that leaked, beside those patterns. */
const favourites = new Set([
  '1004',
  '2000',
  '2580',
  '0852',
  '1122',
  '1313',
  '4321',
  '1470',
  '147258',
  '159753',
  '112233',
  '7890',
]);

/** Years that somebody may be born in. */
const isYear = (pin: string): boolean => /^(19[3-9]\d|20[0-3]\d)$/.test(pin);

/** Whether a PIN says the day of a birthday, in any of the usual orders. */
const saysDay = (pin: string, birthdate: string): boolean => {
  const [year = '', month = '', day = ''] = birthdate.split('-');
  const short = year.slice(2);
  return [
    ...[year, day + month, month + day],
    ...[day + month + short, short + month + day, month + day + short],
  ].includes(pin);
};

export type PinProblem = 'shape' | 'trivial' | 'birthday';

/** Why a PIN is not taken, if so. A birthday that we know of is nobody's secret; one that we do not know may be any day, and is let pass. */
export const pinProblem = (pin: string, birthdate: string | null): PinProblem | undefined => {
  if (!/^\d{4,6}$/.test(pin)) return 'shape';
  if (isTrivial(pin) || isYear(pin)) return 'trivial';
  if (birthdate !== null && saysDay(pin, birthdate)) return 'birthday';
  return undefined;
};
