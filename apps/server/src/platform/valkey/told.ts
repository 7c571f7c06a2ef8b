import { z } from 'zod';

/** A PostgreSQL channel and the payload announced on it. */
export type Notice = [channel: string, payload: string];

/** Numbered word of the teller, so that a missing one shows. Without notices it says there were none. */
const Word = z.object({
  from: z.string(),
  number: z.number(),
  notices: z.array(z.tuple([z.string(), z.string()])).readonly(),
  /** The teller stops. */
  isLast: z.boolean().optional(),
});
export type TellerWord = z.output<typeof Word>;

export const writeWord = (told: TellerWord): string => JSON.stringify(told);

/** An unreadable word comes from another release and is ignored. */
export const readWord = (text: string): TellerWord | undefined => {
  try {
    return Word.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
