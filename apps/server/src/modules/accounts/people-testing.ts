import { randomInt, randomUUID } from 'node:crypto';
import { givenId } from '@zanga/domain/ids';
import { callTo, type Node, solved } from './server-testing.ts';

/** A person without an account; each call makes another. */
export const stranger = () => ({
  firstname: 'Ada',
  lastname: 'Rossi',
  email: `ada.${randomUUID()}@example.it`,
  telephone: `+39333${String(randomInt(10_000_000)).padStart(7, '0')}`,
  password: 'sei-caratteri-almeno',
  password_confirmation: 'sei-caratteri-almeno',
  captcha: solved,
});
export type Stranger = ReturnType<typeof stranger>;

type Queue = 'sms' | 'email';

/** Data of the letters or SMS queued for a recipient, the latest last. */
export const queued = async ({ pool }: Pick<Node, 'pool'>, queue: Queue, to: string) => {
  const { rows } = await pool.query<{ data: { letter?: string; data: Record<string, string> } }>(
    `select data from pgboss.job where name = $1 and data->>'to' = $2 order by created_on`,
    [`notifications.${queue}`, to],
  );
  return rows.map((row) => row.data);
};

/** The code of the latest SMS to a number. */
export const codeFor = async (node: Pick<Node, 'pool'>, phone: string): Promise<string> =>
  (await queued(node, 'sms', phone)).at(-1)?.data.code ?? 'no SMS was sent';

/** The link of the latest mail of a kind. */
export const linkFor = async (node: Pick<Node, 'pool'>, email: string, letter: string): Promise<string> =>
  (await queued(node, 'email', email)).findLast((mail) => mail.letter === letter)?.data.link ?? 'no mail';

/** Signs in with a password and returns the token. */
export const signInAs = async (
  node: Pick<Node, 'http'>,
  { email, password }: Pick<Stranger, 'email' | 'password'>,
): Promise<string> => {
  const { body } = await callTo(node)('POST /oauth/token', {
    payload: { grant_type: 'password', username: email, password },
  });
  return String(body.access_token ?? 'no token');
};

/** Registers a customer, and confirms their phone unless `confirm` is false. */
export const makeCustomer = async (node: Node, given: Partial<Stranger> & { confirm?: boolean } = {}) => {
  const { confirm = true, ...own } = given;
  const person = { ...stranger(), ...own };
  const call = callTo(node);
  await call('POST /api/register', { payload: person, remoteAddress: '10.9.9.9' });
  const token = await signInAs(node, person);
  if (confirm)
    await call('POST /api/register/complete', {
      token,
      payload: { code: await codeFor(node, person.telephone) },
    });
  const user = await call('GET /api/user', { token });
  return { ...person, token, userId: givenId('usr', String(user.body.id)) };
};
