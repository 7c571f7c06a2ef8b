import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 letters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a secret is stored: a stolen table opens nothing. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
