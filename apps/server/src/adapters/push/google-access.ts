import { importPKCS8, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { callVendor } from '../call-vendor.ts';
import type { ServiceAccount } from '../settings.ts';
import { VendorProblem } from '../vendor-problem.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const hourSeconds = 3_600;
/** Tokens are renewed this long before their end, so that none expires on its way. */
const marginMs = 60_000;

export type GoogleAccess = {
  readonly token: () => Promise<string>;
  /** Drops a refused token, so that the next call takes a new one. */
  readonly forget: () => void;
};

type Settings = { readonly account: ServiceAccount; readonly tokenUrl: string; readonly clock: Clock };

const take = async ({ account, tokenUrl, clock }: Settings) => {
  const now = clock().getTime();
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(tokenUrl)
    .setIssuedAt(Math.floor(now / 1_000))
    .setExpirationTime(Math.floor(now / 1_000) + hourSeconds)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const { status, body } = await callVendor('Google', tokenUrl, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
  });
  // Read field by field, each with its type checked.
  const { access_token, expires_in } = (body ?? {}) as { access_token?: unknown; expires_in?: unknown };
  if (status !== 200 || typeof access_token !== 'string' || typeof expires_in !== 'number')
    throw new VendorProblem(`Google gives no access: ${status}`, { trouble: 'keys', answer: `${status}` });
  return { token: access_token, until: now + expires_in * 1_000 - marginMs };
};

/** Access tokens of a service account: fetched when needed, shared, used until they end. */
export const googleAccess = (settings: Settings): GoogleAccess => {
  let access: ReturnType<typeof take> | undefined;
  const current = () => {
    access ??= take(settings).catch((error: unknown) => {
      access = undefined;
      throw error;
    });
    return access;
  };
  return {
    token: async () => {
      const started = current();
      const known = await started;
      if (known.until > settings.clock().getTime()) return known.token;
      if (access === started) access = undefined;
      return (await current()).token;
    },
    forget: () => {
      access = undefined;
    },
  };
};
