import { addDays, instantOf, type LocalDate, wallClock } from '../time.ts';
import { birthdayDays, birthdayEnds, birthdayIn } from './birthday.ts';

/** What makes a coupon come by itself. */
export const occasions = ['birthday', 'first_order', 'win_back'] as const;
export type Occasion = (typeof occasions)[number];

/** For how many days after signing up somebody without an order counts as new. */
export const newcomerDays = 30;

/** How many days after the last order a customer is asked back, from and to; later they have been asked, or have left. */
export const missedDays = { from: 45, to: 60 } as const;

/** A birthday that is kept at this moment, by the day that people were born on. */
export type BirthdayNow = {
  /** `MM-DD`. */
  readonly born: string;
  readonly year: number;
  /** The first instant at which its coupon holds no more. */
  readonly until: Date;
};

/** Every birthday around which it is now, those of the 29th of February where there is none among them. */
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
