import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { bothSizes } from '../support/sizes.ts';

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

test.describe('the login', () => {
  test('[LOG-1] [LOG-5] has three modes, switched by links, and a way back', async ({ page }) => {
    const login = await open(page, 'accedi', 'Accedi');
    await expect(login).toBeVisible();
    await login.getByRole('link', { name: 'Registrati' }).click();
    const registering = page.getByRole('dialog', { name: 'Registrati' });
    await expect(registering).toBeVisible();
    await bottom(page).getByRole('button', { name: 'Indietro' }).click();
    await expect(login).toBeVisible();
    await login.getByRole('link', { name: 'Password dimenticata?' }).click();
    await expect(page.getByRole('dialog', { name: 'Password dimenticata?' })).toBeVisible();
    await bottom(page).getByRole('button', { name: 'Indietro' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });

  for (const [mode, title, ids, fields] of [
    ['accedi', 'Accedi', '[LOG-2] ', ['email', 'password']],
    [
      'registrati',
      'Registrati',
      '[LOG-3] ',
      ['firstname', 'lastname', 'email', 'password', 'password_confirmation', 'telephone'],
    ],
    ['password', 'Password dimenticata?', '[LOG-4] ', ['email']],
  ] as const)
    test(
      `${ids}asks for its fields in order, of everybody: ${title}`,
      mode === 'registrati' ? bothSizes : {},
      async ({ page }) => {
        const dialog = await open(page, mode, title);
        const names = dialog
          .locator('input')
          .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
        expect(await names).toEqual(fields);
        if (mode === 'registrati') await expect(dialog.getByText('Verifica di sicurezza')).toBeVisible();
        await expectAccessible(page);
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
      },
    );

  test('[LOG-7] [VAL-1] [VAL-2] shows errors only after the first try, and then while typing', async ({
    page,
  }) => {
    const dialog = await open(page, 'accedi', 'Accedi');
    const email = dialog.getByLabel('Email');
    await email.fill('ada@');
    await dialog.getByLabel('Password', { exact: true }).focus();
    await email.focus();
    await expect(dialog.getByText('non è valido')).toBeHidden();
    await dialog.getByRole('button', { name: 'Accedi' }).click();
    await expect(email).toHaveAccessibleDescription("l'indirizzo email non è valido");
    await expect(email).toBeFocused();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'campo obbligatorio',
    );
    await expect(dialog.getByRole('alert').filter({ hasText: '2 campi da correggere' })).toHaveText(
      "2 campi da correggere. Email: l'indirizzo email non è valido; Password: campo obbligatorio.",
    );
    await email.fill('ada@example.com');
    await expect(email).toHaveAccessibleDescription('');
  });

  test('lets one look at a password and paste one', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await open(page, 'accedi', 'Accedi');
    const password = dialog.getByLabel('Password', { exact: true });
    await page.evaluate(() => navigator.clipboard.writeText('incollata'));
    await password.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(password).toHaveValue('incollata');
    await expect(password).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Mostra la password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
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

  test('[VAL-2] [VAL-3] [VAL-4] [VAL-5] [VAL-6] [VAL-7] [VAL-8] name the errors of a registration, and nothing is sent', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const dialog = await open(page, 'registrati', 'Registrati');
    for (const [name, text] of Object.entries(filled))
      await dialog.getByLabel(name, { exact: true }).fill(text);
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

  test('[VAL-10] a forgotten password wants an email that is one', async ({ page }) => {
    const dialog = await open(page, 'password', 'Password dimenticata?');
    const send = dialog.getByRole('button', { name: 'Invia il link' });
    await send.click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('campo obbligatorio');
    await dialog.getByLabel('Email').fill('ada');
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription("l'indirizzo email non è valido");
  });
});

test.describe('without the captcha', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test('[VAL-9] nothing is submitted, and one may try again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/api/captcha*', (route) => route.abort());
    const dialog = await open(page, 'registrati', 'Registrati');
    for (const [name, text] of Object.entries(filled))
      await dialog.getByLabel(name, { exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Registrati' }).click();
    await expect(dialog.getByText('completa la verifica di sicurezza', { exact: true })).toBeVisible();
    expect(asked.filter((url) => url.includes('/api/register'))).toEqual([]);
    await page.unroute('**/api/captcha*');
    await dialog.getByRole('button', { name: 'Riprova la verifica' }).click();
    await expect(dialog.getByText('Verifica di sicurezza completata')).toBeVisible();
  });
});
