import { isLocalDate, type LocalDate } from '../time.ts';

/** Longest text a form takes (VAL-8). */
export const textLimit = 100;

/** Shortest password (VAL-4). */
export const passwordMinimum = 6;

/** Where a person with an incomplete signup is sent (LOG-11). */
export const signupRoute = 'registration/telephone';

/** A name as stored: composed letters, single spaces, no control characters. Undefined for an invalid one. */
export const readName = (written: string): string | undefined => {
  const name = written.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim();
  return name === '' || /[\p{Cc}\p{Co}\p{Zl}\p{Zp}]/u.test(name) ? undefined : name;
};

/** Italian law lets people of fourteen decide about their own data. */
const youngest = 14;
const oldest = 120;

/** Whether a day can be the birthdate of a customer. */
export const isBirthdate = (text: string, today: LocalDate): text is LocalDate => {
  if (!isLocalDate(text)) return false;
  const age = Number(today.slice(0, 4)) - Number(text.slice(0, 4)) - (today.slice(5) < text.slice(5) ? 1 : 0);
  return age >= youngest && age <= oldest;
};
