import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { callVendor } from '../call-vendor.ts';
import { VendorProblem } from '../vendor-problem.ts';
import { type SocialLink, SocialRefusal } from './port.ts';

/** Key of our server's calls to Apple. */
export type AppleKey = {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8, as in the `.p8` file that Apple gives once. */
  readonly privateKey: string;
};

export type AppleLinkSettings = {
  readonly host: string;
  readonly key: AppleKey;
  readonly clock: Clock;
  /** Person and app of an identity token. */
  readonly verify: (token: string) => Promise<{ readonly sub: string; readonly client: string }>;
};

const Exchanged = z.object({ refresh_token: z.string().min(1), id_token: z.string().min(1) });
const Grant = z.object({ client: z.string(), refresh: z.string() });

/** Our password for Apple: a signed text, valid for five minutes. */
const clientSecret = async ({ host, key, clock }: AppleLinkSettings, client: string) => {
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setAudience(host)
    .setSubject(client)
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .sign(await importPKCS8(key.privateKey, 'ES256'));
};

const post = async (settings: AppleLinkSettings, path: string, client: string, form: object) => {
  const client_secret = await clientSecret(settings, client);
  return callVendor('Apple', `${settings.host}${path}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: client, client_secret, ...form }).toString(),
    timeoutMs: 8_000,
  });
};

/** Tells Apple of deleted accounts, as it requires; the refresh token names the account. */
export const appleLink = (settings: AppleLinkSettings): SocialLink => ({
  grantFor: async ({ code, token, redirect, verifier }) => {
    const { sub, client } = await settings.verify(token);
    const { status, body } = await post(settings, '/auth/token', client, {
      grant_type: 'authorization_code',
      code,
      ...(redirect !== undefined && { redirect_uri: redirect }),
      ...(verifier !== undefined && { code_verifier: verifier }),
    });
    const read = Exchanged.safeParse(body);
    if (!read.success) throw new VendorProblem(`Apple answered ${status} to a code`);
    const theirs = await settings.verify(read.data.id_token);
    if (theirs.sub !== sub) throw new SocialRefusal('the code and the identity token are not of one person');
    return JSON.stringify({ client, refresh: read.data.refresh_token });
  },
  end: async (grant) => {
    const { client, refresh } = Grant.parse(JSON.parse(grant));
    const form = { token: refresh, token_type_hint: 'refresh_token' };
    const { status } = await post(settings, '/auth/revoke', client, form);
    if (status !== 200) throw new VendorProblem(`Apple answered ${status} to a farewell`);
  },
});
