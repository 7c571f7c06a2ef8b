import { z } from 'zod';

/** A channel of PostgreSQL, and what was announced on it. */
export type Notice = [channel: string, payload: string];

/** A word of who tells, numbered so that a missing one is noticed. Without notices it says that there was none. */
const Word = z.object({
  from: z.string(),
  number: z.number(),
  notices: z.array(z.tuple([z.string(), z.string()])).readonly(),
  /** Who tells will tell nothing more. */
  isLast: z.boolean().optional(),
});
export type Told = z.output<typeof Word>;

export const writeTold = (told: Told): string => JSON.stringify(told);

/** What cannot be read is of another release, and nobody is told by it. */
export const readTold = (text: string): Told | undefined => {
  try {
    return Word.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
