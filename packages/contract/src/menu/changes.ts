import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** Latest changes with rising numbers, so that a client recognises one it has had. */
export const PublicChanges = z.object({
  changes: z.array(
    z.object({
      number: z.int(),
      /** `product:ID`, `list:CATEGORY`, `option:GROUP`, `shops`, `contents` …; empty when it may be anything. */
      of: z.string(),
    }),
  ),
});
export type PublicChanges = z.output<typeof PublicChanges>;

export const changes = routes({
  'GET /api/changes': {
    summary: 'Changes of public data as they happen, by name, so that open pages ask again',
    auth: 'public',
    events: PublicChanges,
  },
});
