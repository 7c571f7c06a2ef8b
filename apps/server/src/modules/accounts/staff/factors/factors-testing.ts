import { randomUUID } from 'node:crypto';
import type { PasskeyCreation } from '@zanga/contract/people/passkeys';
import type { UserId } from '@zanga/domain/ids';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../../platform/database/connection.ts';
import { hashPassword } from '../../password/passwords.ts';
import { callTo, type Node, type NodeAnswer } from '../../server-testing.ts';
import { makeAuthenticator } from './authenticator-testing.ts';

export const password = 'quattro-parole-a-caso';
export const origin = 'http://zanga.test';

type Role = 'viewer' | 'worker' | 'manager' | 'owner';

/** Code an app shows for a secret at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Staff with second factors, over a node of accounts. */
export const staffWithFactors = (node: Node) => {
  const call = callTo(node);
  const later = (seconds: number) => {
    node.now.at = new Date(node.now.at.getTime() + seconds * 1000);
  };
  const enter = async (email: string) => {
    const { body } = await call('POST /api/backoffice/sign-in', { payload: { email, password } });
    // The contract gives this answer its shape.
    return body as { token: { access_token: string } | null; half: { half: string; ways: object } | null };
  };
  const make = async (role: Role = 'manager') => {
    const id = `usr_${randomUUID()}` as const;
    const email = `${id}@example.it`.toLowerCase();
    const user = { id, email, firstname: 'Ada', lastname: 'Rossi' };
    await node.db
      .insertInto('users')
      .values({ ...user, password_hash: await hashPassword(password) })
      .execute();
    await node.db.insertInto('user_roles').values({ user_id: id, role, all_shops: true }).execute();
    return { userId: id, email, token: (await enter(email)).token?.access_token ?? 'no token' };
  };
  const withTotp = async (role: Role = 'manager') => {
    const person = await make(role);
    const { token } = person;
    const secret = String((await call('POST /api/backoffice/factors/totp', { token })).body.secret);
    const payload = { code: codeAt(secret, node.now.at) };
    const { body } = await call('POST /api/backoffice/factors/totp/confirm', { token, payload });
    later(60);
    return { ...person, secret, recovery: body.recovery as readonly string[] };
  };
  const addPasskey = async (token: string, name: string) => {
    const device = makeAuthenticator(origin);
    const options = await call('POST /api/backoffice/factors/passkeys/options', { token });
    const passkey = device.make(options.body as PasskeyCreation);
    const made = await call('POST /api/backoffice/factors/passkeys', { token, payload: { name, passkey } });
    return { device, made };
  };
  const half = async (email: string) => (await enter(email)).half?.half ?? 'no half';
  const giveCode = (given: string, code: string) =>
    call('POST /api/backoffice/sign-in/code', { payload: { half: given, code } });
  return { call, later, enter, make, withTotp, addPasskey, half, giveCode };
};

/** Gives a person an app for codes with an unknown secret. */
export const giveFactor = async (db: Db, userId: UserId, at: Date): Promise<void> => {
  const app = { user_id: userId, secret: Buffer.from('unknown'), created_at: at, confirmed_at: at };
  await db.insertInto('staff_totp').values(app).execute();
};

/** Gives a person a passkey without a device. */
export const givePasskey = async (db: Db, userId: UserId, at: Date): Promise<string> => {
  const id = `pky_${randomUUID()}` as const;
  const kept = { id, user_id: userId, credential_id: id, created_at: at, name: 'Chiavetta' };
  await db
    .insertInto('staff_passkeys')
    .values({ ...kept, public_key: Buffer.from('unknown'), counter: 0, transports: [] })
    .execute();
  return id;
};

export const codeOf = async (answer: Promise<NodeAnswer>) => {
  const { status, body } = await answer;
  return status < 300 ? 'ok' : String(body.code);
};
