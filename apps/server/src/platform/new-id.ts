import { randomBytes } from 'node:crypto';
import { type Id, type IdPrefix, idBytes, idFrom } from '@zanga/domain/ids';

/** A fresh id nobody can guess. */
export const newId = <P extends IdPrefix>(prefix: P): Id<P> => idFrom(prefix, randomBytes(idBytes));
