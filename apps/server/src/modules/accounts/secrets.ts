import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, in 43 letters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: a stolen table opens nothing. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
