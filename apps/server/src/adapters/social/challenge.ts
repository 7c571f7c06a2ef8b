import { createHash } from 'node:crypto';

/** Hash of a verifier, sent to the network first (S256 of RFC 7636): a stolen code alone is then useless. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Query of a login window's address. */
export const challengeQuery = (verifier: string) => ({
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
});
