import { randomBytes, randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { solveProof } from '../../apps/storefront/src/parts/captcha/solve-proof.ts';
import { settled } from './page.ts';

export type Person = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly telephone: string;
  readonly password: string;
};

/** A person without an account yet. */
export const newPerson = (): Person => ({
  firstname: 'Ada',
  lastname: 'Prova',
  email: `ada.${randomBytes(6).toString('hex')}@example.com`,
  telephone: `+3933${randomInt(10_000_000, 99_999_999)}`,
  password: randomBytes(6).toString('hex'),
});

/** Where this run's own server listens, for calls that go round the browser. */
const base = () => `http://localhost:${process.env.E2E_PORT}`;

type Sent = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Subject of a push. */
  readonly data?: object;
};

/** Messages of the sandbox to a person, newest first. */
export const messagesTo = async (to: string): Promise<readonly Sent[]> => {
  const response = await fetch(`${base()}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  const { data } = (await response.json()) as { data: Sent[] };
  return data;
};

/** Latest message to a person; a job sends it, a moment after it was due. */
export const messageTo = async (to: string, about = /./): Promise<Sent> => {
  const found = async () =>
    (await messagesTo(to)).find(({ subject, text }) => about.test(subject) || about.test(text));
  await expect.poll(found, { message: `a message to ${to}` }).toBeDefined();
  const message = await found();
  if (!message) throw new Error(`Nothing was sent to ${to}`);
  return message;
};

/** The code of the latest SMS. */
export const codeTo = async (telephone: string) => /\d{6}/.exec((await messageTo(telephone)).text)?.[0] ?? '';

/** The path of a link in the latest mail about something. */
export const linkTo = async (email: string, path: RegExp) => {
  const { text } = await messageTo(email, path);
  const [link = ''] = path.exec(text) ?? [];
  return link;
};

const anyAddress = () => ['10', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.');

/** Calls the service without a browser and its cookies, from a new address, so that no limit by address applies. */
export const call = async (key: string, { token = '', body = {} as object } = {}) => {
  const [method = 'GET', path = ''] = key.split(' ');
  const response = await fetch(base() + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
};

/** Token by password. */
export const tokenFor = async ({ email, password }: Pick<Person, 'email' | 'password'>) => {
  const grant = { grant_type: 'password', username: email, password };
  const { status, body } = await call('POST /oauth/token', { body: grant });
  return status === 200 ? String(body.access_token) : undefined;
};

/** A customer whose phone is confirmed. */
export const register = async (person = newPerson()): Promise<Person> => {
  const { body: challenge } = await call('GET /api/captcha');
  const captcha = await solveProof(challenge);
  const form = { ...person, password_confirmation: person.password, captcha };
  expect((await call('POST /api/register', { body: form })).status).toBe(200);
  const token = (await tokenFor(person)) ?? '';
  const code = await codeTo(person.telephone);
  const completed = await call('POST /api/register/complete', { token, body: { code } });
  expect(completed.status).toBe(200);
  return person;
};

/**
 * Signs a person in on this device: stores the same data as the dialog, without walking through it. It begins at a
 * page that runs no code.
 */
export const signIn = async (page: Page, person: Pick<Person, 'email' | 'password'>) => {
  const token = (await tokenFor(person)) ?? '';
  const { body: user } = await call('GET /api/user', { token });
  const { email, firstname, lastname } = user;
  await page.goto('/health/live');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { token, firstname, lastname, fullname: `${firstname} ${lastname}`, username: email },
  );
};

/** Signs in through the dialog, with all its effects: carts merge, favourites are saved, the device is registered. */
export const signInByDialog = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.goto('/home?accesso=accedi');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Accedi' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expect(dialog).toBeHidden();
};

/** The browser's stored data of the signed-in person. */
export const keptOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['token', 'username', 'firstname', 'lastname', 'fullname'].map((key) => [
        key,
        localStorage.getItem(key),
      ]),
    ),
  );
