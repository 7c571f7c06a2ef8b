import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a browser's subscription. */
export type Recipient = { readonly publicKey: Buffer; readonly secret: Buffer };

const recordSize = 4_096;

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const fresh = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, salt: randomBytes(16) };
};

/**
 * Encrypts a message for its browser alone, unreadable for the push service: RFC 8291, one record of `aes128gcm` (RFC
 * 8188). The random key and salt may be given, to check the RFC's own example.
 */
export const encryptPayload = (
  text: string,
  { publicKey, secret }: Recipient,
  { ecdh, salt }: { readonly ecdh: ECDH; readonly salt: Buffer } = fresh(),
): Buffer<ArrayBuffer> => {
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ours]);
  const shared = derive(ecdh.computeSecret(publicKey), secret, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const endOfLastRecord = Buffer.from([2]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(ours.length, 4);
  return Buffer.concat([
    salt,
    header,
    ours,
    cipher.update(Buffer.from(text)),
    cipher.update(endOfLastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};
