import type { Page } from '@playwright/test';
import { unsubscribePath } from '../support/database.ts';
import { call } from '../support/people.ts';
import { type People, tokenOf } from './people.ts';
import { at, type Group, over, visit } from './screen.ts';

const sendTooEarly = async (page: Page) => {
  await visit(page, '/home?accesso=registrati');
  await page.getByRole('dialog').getByRole('button', { name: 'Registrati' }).click();
};

/** A section of the profile, scrolled to the top. */
const showPart = async (page: Page, name: string, title: string) => {
  await visit(page, `/account/${name}`);
  const part = page.getByRole('heading', { level: 2, name: title, exact: true });
  await part.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, -90);
};

const newAddress = async (page: Page) => {
  await visit(page, '/account/indirizzi');
  await page.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
  await page.getByRole('combobox', { name: 'Via e numero' }).fill('Via delle Camelie 4');
  await page.getByRole('combobox', { name: 'Comune' }).pressSequentially('cata');
  await page.getByRole('option', { name: 'Catania (CT)', exact: true }).click();
  await page.getByRole('group', { name: 'In che zona abiti?' }).waitFor();
};

const unsubscribe = async (page: Page, { customer }: People) => {
  const { body } = await call('GET /api/user', { token: await tokenOf(customer) });
  await page.goto(await unsubscribePath(body.id));
};

export const accounts: Group = {
  title: 'Accounts',
  screens: [
    { name: 'login', shows: 'Signing in', open: over('/home?accesso=accedi') },
    { name: 'register', shows: 'Registering', open: over('/home?accesso=registrati') },
    { name: 'register-problems', shows: 'What is missing there', open: sendTooEarly },
    { name: 'forgotten', shows: 'A forgotten password', open: over('/home?accesso=password') },
    { name: 'reset', shows: 'A new one, `/password/reset/{token}`', open: at('/password/reset/un-codice') },
    {
      name: 'telephone',
      shows: 'One’s number, `/registration/telephone`',
      who: 'newcomer',
      open: at('/registration/telephone'),
    },
    { name: 'account-visitor', shows: '`/account` of nobody', open: at('/account') },
    { name: 'account', shows: 'The account, `/account`', who: 'customer', open: at('/account') },
    { name: 'my-data', shows: 'My data', who: 'customer', open: at('/account/dati') },
    {
      name: 'addresses',
      shows: 'My addresses',
      who: 'customer',
      open: at('/account/indirizzi'),
    },
    { name: 'address-new', shows: 'One more address', who: 'customer', open: newAddress },
    {
      name: 'notifications',
      shows: 'What one wants to hear of',
      who: 'customer',
      open: (page) => showPart(page, 'notizie', 'Notifiche'),
    },
    { name: 'cards', shows: 'Kept cards', who: 'customer', open: at('/account/carte') },
    { name: 'tastes', shows: 'Tastes and allergies', who: 'customer', open: at('/account/gusti') },
    {
      name: 'my-privacy',
      shows: 'One’s data, to take or to delete',
      who: 'customer',
      open: at('/account/privacy'),
    },
    {
      name: 'devices',
      shows: 'Devices one is signed in on',
      who: 'customer',
      open: (page) => showPart(page, 'dati', 'Dispositivi'),
    },
    { name: 'unsubscribe', shows: 'No more news, by a link', open: unsubscribe },
  ],
};
