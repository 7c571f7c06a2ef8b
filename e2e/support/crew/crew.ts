import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from '../page.ts';
import { call, linkTo, tokenFor } from '../people.ts';
import { owner, staffToken } from '../staff.ts';

const password = 'quattro-parole-a-caso';

/** The shop that the devices of a test are in: not the one where others order. */
export const deviceShop = async (slug: string) => {
  const { body } = await call('GET /api/backoffice/shops', { token: await staffToken(owner) });
  const shops: readonly { readonly id: string; readonly slug: string; readonly name: string }[] = body.data;
  const shop = shops.find((one) => one.slug.includes(slug));
  if (!shop) throw new Error(`No shop is called ${slug}`);
  return shop;
};

export type Hired = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
  readonly pin: string;
};

/** Invites a new staff member, accepts, and chooses a PIN; no other test uses this person. */
export const hire = async (shop: string, pin = '4821'): Promise<Hired> => {
  const word = randomBytes(4).toString('hex');
  const email = `nina.${word}@example.com`;
  const by = await staffToken(owner);
  const posts = [{ role: 'worker', shop }];
  await call('POST /api/backoffice/invitations', { token: by, body: { email, posts } });
  const link = await linkTo(email, /\/gestione\/invito#\S+/);
  const token = (link.split('#')[1] ?? '').split('.')[0];
  const names = { firstname: 'Nina', lastname: `Prova${word}` };
  const body = { token, ...names, password, password_confirmation: password };
  await call('POST /api/backoffice/invitation/accept', { body });
  const own = (await tokenFor({ email, password })) ?? '';
  await call('PUT /api/backoffice/pin', { token: own, body: { shop: null, pin, password } });
  const { body: user } = await call('GET /api/user', { token: own });
  return { id: String(user.id), name: `Nina ${names.lastname}`, email, token: own, pin };
};

/** Registers a device by its code, typed on a browser of its own. */
export const registerDevice = async (
  browser: Browser,
  baseURL: string | undefined,
  { shop, name, kind = 'till' }: { readonly shop: string; readonly name: string; readonly kind?: string },
): Promise<{ readonly page: Page; readonly id: string }> => {
  const token = await staffToken(owner);
  const { body } = await call(`POST /api/backoffice/shops/${shop}/devices`, { token, body: { name, kind } });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'it-IT',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/gestione/dispositivo');
  await page.getByLabel('Codice del dispositivo').fill(body.code);
  await page.getByRole('button', { name: 'Registra questo dispositivo' }).click();
  await expect(page).toHaveURL(/\/gestione\/?(\?|scanner|$)/);
  return { page, id: body.device.id };
};

/** Opens the device's panel for its person: in the side bar, or behind the last button of a phone. */
export const openDeviceMenu = async (page: Page) => {
  const more = page.getByRole('button', { name: 'Altro' });
  const side = page.getByRole('button', { name: /^Su questo dispositivo/ });
  await expect(more.or(side).first()).toBeVisible();
  await ((await more.isVisible()) ? more : side).click();
};

/** Types a PIN on the pad, by its large keys. */
export const typePin = async (page: Page, name: string, pin: string, deed = 'Continua') => {
  const pad = page.getByRole('dialog', { name: /^(Chi sei|Entra o esci)/ });
  const person = pad.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(person.or(pad.getByRole('button', { name: '1', exact: true })).first()).toBeVisible();
  if (await person.isVisible()) await person.click();
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: deed }).click();
};
