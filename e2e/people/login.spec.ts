import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { desktopOnly } from '../support/sizes.ts';

// How a person becomes a customer, comes in, and comes in again: in a real browser, with the codes and links that were sent.

// Whole journeys, some with a proof of work: they take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const open = async (page: Page, mode: 'accedi' | 'registrati' | 'password', title: string) => {
  await page.goto(`/home?accesso=${mode}`);
  await settled(page);
  // A dialog over a page comes alive after it.
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
};

const bottom = (page: Page) => page.getByRole('dialog').locator('form > div').last();

const fieldsOfRegistration = [
  'firstname',
  'lastname',
  'email',
  'password',
  'password_confirmation',
  'telephone',
];

/** A form as it is asked for and refused: its fields by name, the first missing one focused, targets for a finger. */
const asksInOrder = async (page: Page, dialog: Locator, fields: readonly string[]) => {
  const names = await dialog
    .locator('input')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  expect(names).toEqual(fields);
  await bottom(page).getByRole('button').last().click();
  await expect(dialog.getByText('campo obbligatorio').first()).toBeVisible();
  await expect(dialog.locator('input').first()).toBeFocused();
  await expectAccessible(page);
  const small = await dialog.locator('button, a, input').evaluateAll((all) =>
    all.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const inText = target.matches('p a:not([class*="min-h"])');
      return inText || (width >= 44 && height >= 44) ? [] : [`${target.outerHTML} ${width}×${height}`];
    }),
  );
  expect(small).toEqual([]);
};

test.describe('the login', () => {
  // Only here: three modes in one dialog, each with its fields, room for a finger, and Back out of it.
  test('[LOG-1] [LOG-2] [LOG-3] [LOG-4] [LOG-5] [LOG-7] [VAL-1] [VAL-2] [VAL-10] has three modes, switched by links, each asks for its fields in order and tells errors after the first try', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const login = await open(page, 'accedi', 'Accedi');
    const email = login.getByLabel('Email');
    const password = login.getByLabel('Password', { exact: true });
    await test.step('one looks at a password and pastes one', async () => {
      await page.evaluate(() => navigator.clipboard.writeText('incollata'));
      await password.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(password).toHaveValue('incollata');
      await expect(password).toHaveAttribute('type', 'password');
      await login.getByRole('button', { name: 'Mostra la password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await password.fill('');
    });
    await email.fill('ada@');
    await password.focus();
    await email.focus();
    await expect(login.getByText('non è valido')).toBeHidden();
    await login.getByRole('button', { name: 'Accedi' }).click();
    await expect(email).toHaveAccessibleDescription("l'indirizzo email non è valido");
    await expect(email).toBeFocused();
    await expect(password).toHaveAccessibleDescription('campo obbligatorio');
    await expect(login.getByRole('alert').filter({ hasText: '2 campi da correggere' })).toHaveText(
      "2 campi da correggere. Email: l'indirizzo email non è valido; Password: campo obbligatorio.",
    );
    await email.fill('ada@example.com');
    await expect(email).toHaveAccessibleDescription('');
    await email.fill('');
    await asksInOrder(page, login, ['email', 'password']);

    await login.getByRole('link', { name: 'Registrati' }).click();
    const registering = page.getByRole('dialog', { name: 'Registrati' });
    await expect(registering.getByText('Verifica di sicurezza', { exact: false }).first()).toBeVisible();
    await asksInOrder(page, registering, fieldsOfRegistration);
    await bottom(page).getByRole('button', { name: 'Indietro' }).click();
    await expect(login).toBeVisible();
    await login.getByRole('link', { name: 'Password dimenticata?' }).click();
    const forgotten = page.getByRole('dialog', { name: 'Password dimenticata?' });
    await expect(forgotten).toBeVisible();
    await asksInOrder(page, forgotten, ['email']);
    await forgotten.getByLabel('Email').fill('ada');
    await expect(forgotten.getByLabel('Email')).toHaveAccessibleDescription("l'indirizzo email non è valido");
    await bottom(page).getByRole('button', { name: 'Indietro' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });

  // Only here: the longest form on a wide screen.
  test('[LOG-3] asks for its fields in order, of everybody: Registrati', desktopOnly, async ({ page }) => {
    await asksInOrder(page, await open(page, 'registrati', 'Registrati'), fieldsOfRegistration);
  });
});

const filled: Readonly<Record<string, string>> = {
  Nome: 'Ada',
  Cognome: 'Prova',
  Email: 'ada@example.com',
  Password: 'segreta',
  'Conferma password': 'segreta',
  Cellulare: '333 123 4567',
};

test.describe('the words of the forms', () => {
  const wrong = [
    ['Nome', '', 'campo obbligatorio'],
    ['Cognome', ' ', 'campo obbligatorio'],
    ['Email', 'ada@', "l'indirizzo email non è valido"],
    ['Password', 'corta', 'inserire almeno sei caratteri'],
    ['Conferma password', 'segreto', 'password e conferma devono coincidere'],
    ['Cellulare', '', '* inserisci il numero di telefono'],
    ['Cellulare', '333 abc', 'il numero di telefono non è valido'],
    ['Nome', 'a'.repeat(101), 'inserire al massimo 100 caratteri'],
  ] as const;

  test.use({ expectedNoise: [/ERR_FAILED/] });

  // Only here: each word stands at its field, and without a solved captcha nothing is sent.
  test('[VAL-2] [VAL-3] [VAL-4] [VAL-5] [VAL-6] [VAL-7] [VAL-8] [VAL-9] name the errors of a registration, and nothing is sent, nor without the captcha', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/api/captcha*', (route) => route.abort());
    const dialog = await open(page, 'registrati', 'Registrati');
    for (const [name, text] of Object.entries(filled))
      await dialog.getByLabel(name, { exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Registrati' }).click();
    await expect(dialog.getByText('completa la verifica di sicurezza', { exact: true })).toBeVisible();
    await page.unroute('**/api/captcha*');
    await dialog.getByRole('button', { name: 'Riprova la verifica' }).click();
    await expect(dialog.getByText('Verifica di sicurezza completata')).toBeVisible();

    for (const [label, written, words] of wrong)
      await test.step(`${label}: ${words}`, async () => {
        const field = dialog.getByLabel(label, { exact: true });
        await field.fill(written);
        await dialog.getByRole('button', { name: 'Registrati' }).click();
        await expect(field).toHaveAccessibleDescription(new RegExp(`${words.replace(/[*]/g, '\\*')}$`));
        await expect(field).toBeFocused();
        await expect(dialog.getByText(words, { exact: true })).toHaveCount(1);
        await field.fill(filled[label] ?? '');
      });
    expect(asked.filter((url) => url.includes('/api/register'))).toEqual([]);
  });
});
