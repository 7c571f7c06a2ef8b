import * as z from 'zod/mini';

/** A page of the shop as it was drawn: whole, without its code. */
export const Drawn = z.object({ html: z.string() });
