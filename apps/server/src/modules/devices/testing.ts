import type { DeviceWithCode } from '@zanga/contract/people/shop-devices';
import type { DeviceKind } from '@zanga/domain/staff/device-rights';
import type { TestApp } from '../../../test/harness.ts';
import { hashPassword } from '../accounts/testing.ts';

type DeviceAnswer<T> = { readonly status: number; readonly body: T & { readonly code?: string } };

export const password = 'quattro-parole-a-caso';
const xsrf = 'a-token-of-the-page';

type Payload = object | undefined;

/** A call by a signed-in person. */
export const staffCall =
  (app: TestApp, token: string) =>
  async <T = Record<string, never>>(key: string, payload?: Payload): Promise<DeviceAnswer<T>> => {
    const [method = '', url = ''] = key.split(' ');
    const answer = await app.http.inject({
      // A key of the contract begins with its method.
      method: method as 'POST',
      url: `/api/${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() } as DeviceAnswer<T>;
  };

/** A call by a device: with its cookie, as its browser sends it. */
export const deviceCall =
  (app: TestApp, secret: string) =>
  async <T = Record<string, never>>(
    key: string,
    payload?: Payload,
    headers: Record<string, string> = {},
  ): Promise<DeviceAnswer<T>> => {
    const [method = '', url = ''] = key.split(' ');
    const answer = await app.http.inject({
      // A key of the contract begins with its method.
      method: method as 'POST',
      url: `/api/${url}`,
      headers: { cookie: `zanga_device=${secret}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() } as DeviceAnswer<T>;
  };

/** Types a code in a new browser; returns the secret if the code was good. */
export const claim = async (app: TestApp, code: string, remoteAddress = '93.184.216.34') => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/device/claim',
    remoteAddress,
    payload: { code },
  });
  const cookie = String(answer.headers['set-cookie'] ?? '');
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookie,
    secret: /zanga_device=([\w-]+)/.exec(cookie)?.[1] ?? '',
  };
};

type TestDevice = {
  readonly shop: string;
  readonly token: string;
  readonly kind?: DeviceKind;
  readonly name?: string;
};

/** Registers a device, and types its code. */
export const openDevice = async (
  app: TestApp,
  { shop, token, kind = 'till', name = 'Tablet cassa' }: TestDevice,
) => {
  const { body } = await staffCall(app, token)<DeviceWithCode>(`POST backoffice/shops/${shop}/devices`, {
    name,
    kind,
  });
  const { secret } = await claim(app, body.code);
  return { id: body.device.id, secret, call: deviceCall(app, secret) };
};

let counted = 0;
/** Hires a person in a shop, with a password and a PIN there. */
export const hire = async (
  app: TestApp,
  {
    shop,
    role = 'worker',
    pin,
    firstname = 'Anna',
  }: { shop: string; role?: string; pin?: string; firstname?: string },
) => {
  counted += 1;
  const { token, userId } = await app.signIn();
  const hash = await hashPassword(password);
  await app.pool.query('update users set firstname = $2, lastname = $3, password_hash = $4 where id = $1', [
    ...[userId, firstname, `Prova${counted}`, hash],
  ]);
  await app.pool.query(
    'insert into user_roles (user_id, role, shop_id, all_shops) values ($1, $2, $3, $4)',
    role === 'owner' ? [userId, role, null, true] : [userId, role, shop, false],
  );
  const call = staffCall(app, token);
  if (pin !== undefined) await call('PUT backoffice/pin', { shop: null, pin, password });
  return { token, userId, call };
};
