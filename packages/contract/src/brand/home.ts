import { homeBlocks } from '@zanga/domain/brand/home';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** What the home shows below its first screen, in its order. */
export const Home = z.object({
  blocks: z.array(
    z.object({
      block: z.enum(homeBlocks),
      /** What it is called, and the line beneath; empty where it is said as it comes. */
      title: z.string(),
      line: z.string(),
    }),
  ),
});
export type Home = z.output<typeof Home>;

export const home = routes({
  'GET /api/home': {
    summary: 'What the home shows below its first screen, in its order',
    auth: 'public',
    response: Home,
    cache: 'public',
  },
});
