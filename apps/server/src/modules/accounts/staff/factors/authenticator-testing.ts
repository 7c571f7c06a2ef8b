import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyCreation, PasskeyRequest } from '@zanga/contract/people/passkeys';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const u32 = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

/** Flags of an answer: user present and verified; with a new credential. */
const [seen, withCredential] = [0x05, 0x45];

/** A public key in COSE, the authenticators' form. */
const coseOf = ({ x = '', y = '' }: { readonly x?: string; readonly y?: string }) =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

/** An authenticator in software, in place of a phone or a key, without a touch by a person. */
export const makeAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, from = origin) =>
    JSON.stringify({ type, challenge, origin: from, crossOrigin: false });
  const authData = (rpId: string, flags: number) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), u32(counter)]);
  const make = ({ challenge, rp }: PasskeyCreation) => {
    const cose = coseOf(publicKey.export({ format: 'jwk' }));
    const attested = Buffer.concat([
      authData(rp.id, withCredential),
      Buffer.alloc(16),
      Buffer.from([0, credential.length]),
      credential,
      cose,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(attested)],
    ]);
    return {
      ...{ id: base64(credential), rawId: base64(credential), type: 'public-key' as const },
      response: {
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        // The encoder takes a map of texts and bytes.
        attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  };
  const signed = ({ challenge, rpId }: PasskeyRequest, from = origin) => {
    counter += 1;
    const data = authData(rpId, seen);
    const client = clientData('webauthn.get', challenge, from);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return {
      ...{ id: base64(credential), rawId: base64(credential), type: 'public-key' as const },
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      },
    };
  };
  /** Counts back, as a copy of the authenticator would. */
  const countBack = (to: number) => {
    counter = to;
  };
  return { make, sign: signed, countBack };
};
