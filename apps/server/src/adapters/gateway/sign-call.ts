import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';

/** Token signed by the application's own key, as Vonage Voice requires. */
export const signCall = async (application: string, key: string, now: Date): Promise<string> => {
  const pem = key.includes('-----BEGIN') ? key : Buffer.from(key, 'base64').toString();
  const seconds = Math.floor(now.getTime() / 1_000);
  return new SignJWT({ application_id: application })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .setJti(randomUUID())
    .sign(await importPKCS8(pem, 'RS256'));
};
