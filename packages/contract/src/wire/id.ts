import type { Id, IdPrefix } from '@zanga/domain/ids';
import * as z from 'zod/mini';

/**
 * An id of one kind: the schema of its text stays as it is and gains the type. Any text is let in, since one that names
 * nothing answers "not found".
 */
export const id = /* @__NO_SIDE_EFFECTS__ */ <Prefix extends IdPrefix>(
  _prefix: Prefix,
  text: z.ZodMiniType<string, string> = z.string(),
) => text as unknown as z.ZodMiniType<Id<Prefix>, string>;
