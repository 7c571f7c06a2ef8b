import { createHash } from 'node:crypto';

/** What a network is told of a verifier beforehand (S256 of RFC 7636): whoever then has the code alone exchanges it for nothing. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** As it stands in the address of a login window. */
export const challengeQuery = (verifier: string) => ({
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
});
