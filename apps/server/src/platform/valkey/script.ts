import { createHash } from 'node:crypto';
import type { Script } from './port.ts';

/** A script is sent once and called by its hash from then on. */
export const scriptOf = (lua: string): Script => ({
  lua,
  sha1: createHash('sha1').update(lua).digest('hex'),
});
