import { createDecipheriv, createECDH, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';
import type { Recipient } from './encrypt-payload.ts';
import type { PushToken } from './port.ts';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's side of RFC 8291: its public key and secret, and decryption. */
export const browser = () => {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const secret = randomBytes(16);
  const recipient: Recipient = { publicKey, secret };
  const open = (sealed: Buffer): string => {
    const salt = sealed.subarray(0, 16);
    const end = 21 + sealed.readUInt8(20);
    const theirs = sealed.subarray(21, end);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const shared = derive(ecdh.computeSecret(theirs), secret, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      key,
      derive(shared, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([decipher.update(sealed.subarray(end, -16)), decipher.final()]);
    if (record.at(-1) !== 2) throw new Error('not the last record');
    return record.subarray(0, -1).toString();
  };
  return { recipient, open };
};

/** Our token for a browser. */
export const webToken = (endpoint: string, { publicKey, secret }: Recipient): PushToken => {
  const keys = { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') };
  return `web:${Buffer.from(JSON.stringify({ endpoint, expirationTime: null, keys })).toString('base64url')}`;
};

/** A VAPID key pair, in the format that push services check. */
export const vapidKeys = () => {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  // One key of 256 begins with a zero byte, which Node leaves out and the setting needs.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
};

/** A Google service account for tests. */
export const serviceAccount = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    publicKey,
    account: {
      project_id: 'zanga-test',
      client_email: 'sender@zanga-test.example',
      private_key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    },
  };
};
