import type { LockoutRule } from '../accounts/lockout.ts';

export const pinDigits = { least: 4, most: 6 } as const;

const minute = 60_000;

/** For one person on one device: five tries, then each pause is twice as long as the one before. */
export const pinLockout: LockoutRule = {
  free: 5,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minute,
  forgottenAfterMs: 24 * 60 * minute,
};

/** For a device, over all people tried on it: typing mistakes of an evening never add up to so many. */
export const deviceLockout: LockoutRule = {
  free: 20,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minute,
  forgottenAfterMs: 4 * 60 * minute,
};

/** For one person over all devices, so that two tablets do not double the tries for ever. */
export const personPinLockout: LockoutRule = {
  free: 15,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minute,
  forgottenAfterMs: 24 * 60 * minute,
};

const steps = (pin: string) =>
  [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);

/** Whether a PIN is among the first guesses: one digit, digits in a row, a repeated pair or triple. */
const isTrivial = (pin: string): boolean => {
  const walked = new Set(steps(pin));
  const isRow = walked.size === 1 && [0, 1, 9].includes([...walked][0] ?? 0);
  const isRepeated = [2, 3].some(
    (length) => pin.length % length === 0 && pin === pin.slice(0, length).repeat(pin.length / length),
  );
  return isRow || isRepeated || favourites.has(pin);
};

/** Frequent PINs of leaked lists, beyond the patterns above. */
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

/** Whether a PIN may be a year of birth. */
const isYear = (pin: string): boolean => /^(19[3-9]\d|20[0-3]\d)$/.test(pin);

/** Whether a PIN is the day of a birthday, in any usual order. */
const saysDay = (pin: string, birthdate: string): boolean => {
  const [year = '', month = '', day = ''] = birthdate.split('-');
  const short = year.slice(2);
  return [
    ...[year, day + month, month + day],
    ...[day + month + short, short + month + day, month + day + short],
  ].includes(pin);
};

export type PinProblem = 'shape' | 'trivial' | 'birthday';

/** Why a PIN is refused, if it is. A known birthday is: colleagues know it too. An unknown one may be any day. */
export const pinProblem = (pin: string, birthdate: string | null): PinProblem | undefined => {
  if (!/^\d{4,6}$/.test(pin)) return 'shape';
  if (isTrivial(pin) || isYear(pin)) return 'trivial';
  if (birthdate !== null && saysDay(pin, birthdate)) return 'birthday';
  return undefined;
};
