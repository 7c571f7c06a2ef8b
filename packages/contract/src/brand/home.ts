import { homeBlocks } from '@zanga/domain/brand/home';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** Blocks of the home below its first screen, in order. */
export const Home = z.object({
  blocks: z.array(
    z.object({
      block: z.enum(homeBlocks),
      /** Title and line of the block; empty for the standard words. */
      title: z.string(),
      line: z.string(),
    }),
  ),
});
export type Home = z.output<typeof Home>;

export const home = routes({
  'GET /api/home': {
    summary: 'Blocks of the home below its first screen, in order',
    auth: 'public',
    response: Home,
    cache: 'public',
  },
});
