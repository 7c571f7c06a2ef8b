import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deviceShop, hire, openDeviceMenu, typePin } from '../support/crew/crew.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { type Placed, placeOrder } from '../support/placed-orders.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

const anyName = () => `Tablet ${randomBytes(3).toString('hex')}`;

const step = (page: Page, name: string, { number }: Placed) =>
  page.getByRole('button', { name: `${name}: ${number}`, exact: true });

const accept = async (page: Page, order: Placed) => {
  await step(page, 'Accetta', order).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
};

// Only here: a tablet at the counter beside the office: a press that waits for a PIN and then goes on, and a board that
// closes when its device, or the person on it, is switched off elsewhere.
test('[ROL-3] [ROL-5] a tablet is registered by a code, works without a sign-in, loses who is suspended, and is switched off at once', async ({
  page,
  elsewhere,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  const shop = await deviceShop('ragusa');
  const nina = await hire(shop.id);
  const name = anyName();
  await enterOffice(page, owner, `/gestione/dispositivi?negozio=${shop.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dispositivi' })).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi un dispositivo' }).click();
  const form = page.getByRole('dialog', { name: 'Un dispositivo in più' });
  await form.getByRole('button', { name: 'Dammi il codice' }).click();
  await expect(form.getByText('dai un nome al dispositivo')).toBeVisible();
  await form.getByLabel('Nome').fill(name);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Dammi il codice' }).click();
  const told = page.getByRole('dialog', { name: 'Il codice, una volta sola' });
  const code = await told.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await expectAccessible(page);

  const tablet = await elsewhere({ viewport: { width: 1440, height: 900 } });
  await tablet.goto('/gestione/dispositivo');
  await tablet.getByLabel('Codice del dispositivo').fill('AAAA-AAAA');
  await tablet.getByRole('button', { name: 'Registra questo dispositivo' }).click();
  await expect(tablet.getByText(/Questo codice non vale/)).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByLabel('Codice del dispositivo').fill((code ?? '').toLowerCase());
  await tablet.getByRole('button', { name: 'Registra questo dispositivo' }).click();
  // The board, without a person on the device.
  await expect(tablet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tablet).toHaveURL(/\/gestione\/?(\?|$)/);
  await expect(tablet.getByRole('link', { name: 'Persone' })).toHaveCount(0);

  // The person who presses is asked to prove their identity; the pressed action then goes on by itself.
  const order = await placeOrder({ shop: 'ragusa' });
  await accept(tablet, order);
  await expect(tablet.getByRole('dialog', { name: 'Chi sei?' })).toBeVisible();
  await typePin(tablet, nina.name, '9999');
  await expect(tablet.getByText(/Nome e PIN non vanno insieme/)).toBeVisible();
  await expectAccessible(tablet);
  await typePin(tablet, nina.name, nina.pin);
  await expect(step(tablet, 'Inizia a preparare', order)).toBeVisible();
  await openDeviceMenu(tablet);
  await expect(tablet.getByText(nina.name).filter({ visible: true }).first()).toBeVisible();
  await tablet.getByRole('button', { name: 'Ho finito' }).click();
  await expect(tablet.getByRole('button', { name: /^Su questo dispositivo: Nessuno/ })).toBeVisible();
  await told.getByRole('button', { name: 'Fatto' }).click();
  await expect(page.getByText(`L’ultima persona: ${nina.name}`)).toBeVisible();
  await expectAccessible(page);

  await tablet.reload();
  await openDeviceMenu(tablet);
  await tablet.getByRole('button', { name: 'Chi sei?' }).click();
  await typePin(tablet, nina.name, nina.pin);
  await expect(tablet.getByRole('button', { name: new RegExp(nina.name) })).toBeVisible();
  const token = await staffToken(owner);
  await call(`POST /api/backoffice/people/${nina.id}/suspend`, { token, body: { reason: 'prova' } });
  await step(tablet, 'Inizia a preparare', order).click();
  const pad = tablet.getByRole('dialog', { name: 'Chi sei?' });
  await expect(pad).toBeVisible();
  await expect(pad.getByRole('button', { name: new RegExp(nina.name) })).toHaveCount(0);

  await page.getByRole('button', { name: `Spegni subito ${name}` }).click();
  await page
    .getByRole('alertdialog', { name: `Spegnere «${name}»?` })
    .getByRole('button', { name: 'Spegni subito' })
    .click();
  await expect(page.getByText(`«${name}» è spento`)).toBeVisible();
  // The tablet is untouched: its open board closes.
  await expect(tablet).toHaveURL(/\/gestione\/dispositivo/);
});
