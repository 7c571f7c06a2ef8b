import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '@zanga/contract/people/passkeys';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../../platform/database/connection.ts';
import type { AccountTools } from '../../account-tools.ts';
import type { readLabels, readPasskeys } from './factor-queries.ts';
import { lockPasskey, savePasskeyUse } from './factors-store.ts';
import { type ChallengeOf, challengeMinutes, insertChallenge, spendChallenge } from './waiting-store.ts';

type Listed = Awaited<ReturnType<typeof readPasskeys>>;
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

const timeout = challengeMinutes * 60_000;
/** ES256, Ed25519 and RS256: algorithms of phones, keys and Windows. */
const algorithms = [-8, -7, -257];

/** Site of our passkeys: the configured address, never one from a request. */
const siteOf = ({ origin }: Pick<AccountTools, 'origin'>) => {
  const { hostname, origin: site } = new URL(origin());
  return { rpID: hostname, site };
};

const listed = (passkeys: Listed) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports }));

type Adding = {
  readonly userId: UserId;
  readonly labels: Awaited<ReturnType<typeof readLabels>>;
  readonly passkeys: Listed;
};

/** Options to make a passkey: discoverable, and behind the device's own lock. */
export const askForPasskey = async (
  tools: AccountTools,
  { userId, labels, passkeys }: Adding,
  now: Date,
): Promise<PasskeyCreation> => {
  const { rpID } = siteOf(tools);
  const { challenge, user } = await generateRegistrationOptions({
    rpName: labels.brand,
    rpID,
    userName: labels.email,
    userDisplayName: labels.name,
    userID: new TextEncoder().encode(userId),
    supportedAlgorithmIDs: algorithms,
  });
  await insertChallenge(tools.db, { challenge, purpose: 'add', userId }, now);
  return {
    challenge,
    user,
    rp: { id: rpID, name: labels.brand },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: listed(passkeys),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

type Asking = { readonly purpose: 'prove' | 'enter'; readonly userId: UserId | null };

/** Challenge for a passkey to sign; without a user any passkey of this site may answer. */
export const askForSignature = async (
  tools: AccountTools,
  { purpose, userId }: Asking,
  passkeys: Listed,
  now: Date,
): Promise<PasskeyRequest> => {
  const { rpID } = siteOf(tools);
  const { challenge } = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await insertChallenge(tools.db, { challenge, purpose, userId }, now);
  return { challenge, rpId: rpID, timeout, userVerification: 'required', allowCredentials: listed(passkeys) };
};

/** The challenge an answer claims to sign. */
const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof said === 'object' &&
      said !== null &&
      'challenge' in said &&
      typeof said.challenge === 'string'
      ? said.challenge
      : undefined;
  } catch {
    return undefined;
  }
};

const spend = async (tx: Tx, answer: string, asked: Omit<ChallengeOf, 'challenge'>, now: Date) => {
  const challenge = challengeIn(answer);
  if (challenge === undefined) return undefined;
  return (await spendChallenge(tx, { ...asked, challenge }, now)) ? challenge : undefined;
};

/** The library's verdict on an answer; any error it throws is a refusal. */
const unlessRefused = async <T>({ log }: AccountTools, verify: Promise<T>): Promise<T | undefined> =>
  verify.catch((error: unknown) => {
    log.info({ err: error }, 'a passkey was refused');
    return undefined;
  });

/** Public key of a new passkey; undefined if the answer is not valid. */
export const checkMade = async (
  tools: AccountTools,
  tx: Tx,
  { passkey, userId }: { readonly passkey: MadePasskey; readonly userId: UserId },
  now: Date,
) => {
  const challenge = await spend(tx, passkey.response.clientDataJSON, { purpose: 'add', userId }, now);
  if (challenge === undefined) return undefined;
  const { rpID, site } = siteOf(tools);
  const { clientDataJSON, attestationObject } = passkey.response;
  const verified = await unlessRefused(
    tools,
    verifyRegistrationResponse({
      response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  return verified?.registrationInfo?.credential;
};

type Signed = Asking & {
  readonly passkey: SignedPasskey;
  /** The owner the passkey must have; null accepts any. */
  readonly owner: string | null;
};

/** The owner of the passkey that signed; undefined if the signature is wrong or another person's. */
export const checkSigned = async (
  tools: AccountTools,
  tx: Tx,
  { passkey, purpose, userId, owner }: Signed,
  now: Date,
): Promise<UserId | undefined> => {
  const challenge = await spend(tx, passkey.response.clientDataJSON, { purpose, userId }, now);
  const known = challenge === undefined ? undefined : await lockPasskey(tx, passkey.id);
  if (challenge === undefined || !known || (owner !== null && known.user_id !== owner)) return undefined;
  const { rpID, site } = siteOf(tools);
  const verified = await unlessRefused(
    tools,
    verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
        // As the browser named them when the passkey was made.
        transports: known.transports as Transport[],
      },
    }),
  );
  if (!verified?.verified) return undefined;
  await savePasskeyUse(tx, known.id, verified.authenticationInfo.newCounter, now);
  return known.user_id;
};
