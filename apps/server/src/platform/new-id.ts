import { randomBytes } from 'node:crypto';
import { type Id, type IdPrefix, idBytes, idFrom } from '@zanga/domain/ids';

/** A new id, impossible to guess. */
export const newId = <P extends IdPrefix>(prefix: P): Id<P> => idFrom(prefix, randomBytes(idBytes));
