import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { SocialRefusal } from './port.ts';

export type IdTokenRules = {
  /** Address of the network's public keys. */
  readonly keys: string;
  readonly issuer: readonly string[];
  /** Our apps; tokens for others are refused. */
  readonly audience: readonly string[];
  readonly clock: Clock;
};

/** Checks an OpenID Connect identity token: signature, issuer, audience, time. The keys are fetched once and kept. */
export const idTokens = ({ keys, issuer, audience, clock }: IdTokenRules) => {
  const keySet = createRemoteJWKSet(new URL(keys), { timeoutDuration: 8_000 });
  return async (token: string): Promise<JWTPayload & { readonly sub: string }> => {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: [...issuer],
        audience: [...audience],
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: '24h',
        clockTolerance: 60,
        currentDate: clock(),
      });
      return { ...payload, sub: payload.sub ?? '' };
    } catch (error) {
      const why = error instanceof errors.JOSEError ? error.code : 'its keys cannot be fetched';
      throw new SocialRefusal(`the identity token is refused: ${why}`);
    }
  };
};

/** A text claim, or an empty text. */
export const textClaim = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
