import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** What has changed lately: in numbers that rise, so that whoever is told of one twice knows it. */
export const PublicChanges = z.object({
  changes: z.array(
    z.object({
      number: z.int(),
      /** `product:ID`, `list:CATEGORY`, `option:GROUP`, `shops`, `contents` …; nothing where it may be anything. */
      of: z.string(),
    }),
  ),
});
export type PublicChanges = z.output<typeof PublicChanges>;

export const changes = routes({
  'GET /api/changes': {
    summary: 'What the shop tells everybody has changed, as it changes: by names, for open pages to ask anew',
    auth: 'public',
    events: PublicChanges,
  },
});
