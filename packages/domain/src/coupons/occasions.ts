import { addDays, instantOf, type LocalDate, wallClock } from '../time.ts';
import { birthdayDays, birthdayEnds, birthdayIn } from './birthday.ts';

/** Occasions on which a coupon is given by itself. */
export const occasions = ['birthday', 'first_order', 'win_back'] as const;
export type Occasion = (typeof occasions)[number];

/** Days after signing up in which a customer without an order counts as new. */
export const newcomerDays = 30;

/** Days after the last order, from and to, in which a customer is asked back; later they were asked, or have left. */
export const missedDays = { from: 45, to: 60 } as const;

/** Day of birth whose birthday is celebrated now. */
export type BirthdayNow = {
  /** `MM-DD`. */
  readonly born: string;
  readonly year: number;
  /** The first instant at which its coupon is no longer valid. */
  readonly until: Date;
};

/** Birthdays celebrated now; in a year without the 29th of February, people born on it are moved to another day. */
export const birthdaysAround = (now: Date): readonly BirthdayNow[] => {
  const { date: today } = wallClock(now);
  const days = Array.from({ length: birthdayDays.before + birthdayDays.after + 1 }, (_, at) =>
    addDays(today, at - birthdayDays.after),
  );
  return days.flatMap((day) => {
    const leapling = `${day.slice(0, 4)}-02-29` as LocalDate; // only its month and day are looked at
    const year = Number(day.slice(0, 4));
    const born = day.slice(5);
    const moved = born !== '02-29' && birthdayIn(year, leapling) === day ? ['02-29'] : [];
    const until = instantOf(addDays(birthdayEnds(day), 1), 0);
    return [born, ...moved].map((one) => ({ born: one, year, until }));
  });
};
