import * as z from 'zod/mini';

/** A rendered page of the shop without its scripts. */
export const Drawn = z.object({ html: z.string() });
