import { createHash } from 'node:crypto';
import type { Script } from './port.ts';

/** A script is sent once, then called by its hash. */
export const scriptOf = (lua: string): Script => ({
  lua,
  sha1: createHash('sha1').update(lua).digest('hex'),
});
