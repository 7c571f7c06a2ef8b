import type { Page } from '@playwright/test';
import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { call, register, signIn } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// A coupon in the office. What it takes off, and whom it reaches, is the server's (`coupons/office`, `gifts`, `codes`).

test.use({ expectedNoise: [/status of 4(09|22)/] });

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();

const giveAway = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Regala', exact: true }).click();
  const gift = page.getByRole('dialog', { name: 'Regala questo coupon' });
  await gift.getByLabel('Indirizzi email').fill(`${email}\nnessuno@altrove.example`);
  await expectAccessible(page);
  await gift.getByRole('button', { name: 'Regala', exact: true }).click();
  await expect(gift.getByRole('status')).toContainText('nessuno@altrove.example');
  await gift.getByRole('button', { name: 'Chiudi' }).first().click();
  await expect(page.getByText('1 da usare')).toBeVisible();
  // Coupons in a wallet keep their promise.
  await expect(page.getByLabel('Sconto in %')).toBeDisabled();
};

// Only here: the words beside the form that follow each key, and the questions before a coupon is dear or stopped.
test(
  'a coupon is made, told in words, asked about, let run, given as a present, and stopped',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const person = await register();
    await enterOffice(page, owner, '/gestione/coupon');
    await page.getByRole('button', { name: 'Aggiungi' }).click();
    const code = `FESTA${Date.now() % 100_000}`;
    const title = `Festa di quartiere ${code}`;
    const dialog = page.getByRole('dialog', { name: 'Un coupon nuovo' });
    await dialog.getByLabel('Titolo').fill(title);
    await dialog.getByRole('button', { name: 'Crea il coupon' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    const read = page.getByRole('complementary', { name: 'Come lo legge il cliente' });
    await expect(read).toContainText('−10 %');
    await page.getByLabel('Codice da scrivere').fill(code.toLowerCase());
    await page.getByLabel('Sconto in %').fill('12,5');
    await expect(read).toContainText('−12,5 %');
    await page.getByLabel('Spesa minima').fill('8');
    await page.getByLabel('Aggiungi un prodotto').fill('arancino al rag');
    await page.getByRole('option', { name: 'Arancino al ragù' }).click();
    await expect(read).toContainText('Solo su Arancino al ragù');
    await expect(read).toContainText('Spesa minima 8,00 €');
    await page.getByLabel('Quante volte ogni cliente').fill('');
    await expectAccessible(page);
    await page.getByLabel('Sconto in %').fill('50');
    await save(page);
    const sure = page.getByRole('alertdialog', { name: 'È proprio quello che vuoi regalare?' });
    await expectAccessible(page);
    await sure.getByRole('button', { name: 'Salva così' }).click();
    await expect(page.getByText('Coupon salvato')).toBeVisible();
    await page.getByRole('button', { name: 'Fai partire' }).click();
    await expect(page.getByText('Attivo')).toBeVisible();
    const use = async () => {
      const body = { items: [{ product: 'arancino-al-ragu', qty: 4 }], coupon: code };
      return (await call('POST /api/carts', { body })).body;
    };
    const { coupon, items } = await use();
    expect(coupon).toMatchObject({ title, discount: Math.round(items[0].list / 2) });

    await giveAway(page, person.email);
    await page.getByRole('button', { name: 'Sospendi' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sospendere il coupon?' });
    await question.getByRole('button', { name: 'Sospendi' }).click();
    await expect(page.getByText('Sospeso per chi non ce l’ha ancora')).toBeVisible();
    expect((await use()).coupon).toBeNull();
    const theirs = await elsewhere();
    await signIn(theirs, person);
    await theirs.goto('/coupons');
    await expect(theirs.getByText(title).first()).toBeVisible();
    await ask(`update coupons set stopped = 'all' where title = '${title}' returning id`);
  },
);

// Only here: a drawn code as a customer opens it by its link.
test(
  'codes are drawn, one is opened by its link and in the cart at once, and one is withdrawn',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const [coupon] = await ask(
      `insert into coupons (id, title, description, kind, rate_basis_points, begins_at)
       values ('cpn_' || substr(md5(random()::text), 1, 26), 'Volantino di Natale', 'Per chi passa.', 'percentage', 1000, '2026-01-01')
       returning id`,
    );
    await enterOffice(page, owner, `/gestione/coupon/${coupon?.id}/codici`);
    await page.getByRole('button', { name: 'Crea codici' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Codici da dare uno a testa' });
    await dialog.getByLabel('Quanti').fill('3');
    await dialog.getByLabel('Cominciano con').fill('natale');
    await dialog.getByLabel('Per che cosa').fill('Volantini');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crea i codici' }).click();
    await expect(page.getByText('3 in tutto · 0 usati')).toBeVisible();
    const codes = page.getByText(/^NATALE-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await expect(codes).toHaveCount(3);
    await expectAccessible(page);
    const [first = '', second = ''] = await codes.allTextContents();

    const visitor = await elsewhere();
    await visitor.goto(`/c/${first.replaceAll('-', '')}`);
    await expect(visitor.getByText('È nel tuo carrello')).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Volantino di Natale' })).toBeVisible();
    await expectAccessible(visitor);

    await page.getByRole('button', { name: `Ritira ${second}` }).click();
    const question = page.getByRole('alertdialog', { name: `Ritirare ${second}?` });
    await question.getByRole('button', { name: 'Ritira' }).click();
    await expect(page.getByText('3 in tutto · 0 usati · 1 ritirati')).toBeVisible();
    await visitor.goto(`/c/${second.replaceAll('-', '')}`);
    await expect(visitor.getByRole('alert')).toContainText('ritirato');
  },
);
