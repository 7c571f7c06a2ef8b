import { addDays, daysBetween, type LocalDate, localDate, wallClock } from '../time.ts';

/** Days before and after a birthday in which its coupons are valid. */
export const birthdayDays = { before: 3, after: 7 } as const;

/** The birthday of a year; a person born on the 29th of February celebrates on the 28th in other years. */
export const birthdayIn = (year: number, birthdate: LocalDate): LocalDate => {
  const [, month, day] = birthdate.split('-');
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return localDate(`${year}-${month}-${month === '02' && day === '29' && !leap ? '28' : day}`);
};

/** Whether an instant lies in the days around a birthday, over the turn of the year too. */
export const isBirthdayTime = (birthdate: LocalDate, now: Date): boolean => {
  const { date } = wallClock(now);
  const year = Number(date.slice(0, 4));
  return [year - 1, year, year + 1].some((of) => {
    const away = daysBetween(birthdayIn(of, birthdate), date);
    return away >= -birthdayDays.before && away <= birthdayDays.after;
  });
};

/** The last day on which this birthday's coupon is valid. */
export const birthdayEnds = (birthday: LocalDate): LocalDate => addDays(birthday, birthdayDays.after);
