import type { Page } from '@playwright/test';
import { withCamera } from '../support/film.ts';
import { withTime } from '../support/hours.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call, register, signIn } from '../support/people.ts';
import { joinPrime } from '../support/prime.ts';
import { desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, owner, staffToken } from '../support/staff.ts';

const outcome = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 2, name: title });

const type = async (page: Page, code: string) => {
  const field = page.getByLabel('Cifre del codice');
  await field.fill(code);
  await field.press('Enter');
};

const badgeOf = async (email: string) => {
  const { body } = await call('GET /api/worker/badge', { token: await staffToken(email) });
  return { qrcode: String(body.qrcode), code: String(body.code) };
};

/** The code that a new member holds up. */
const primeCode = async (page: Page) => {
  const person = await register();
  await joinPrime(person);
  await signIn(page, person);
  await page.goto('/home?prime=1');
  const modal = page.getByRole('dialog', { name: 'Zanga Prime' });
  await modal.getByRole('button', { name: 'Mostra il QR code in negozio' }).click();
  return modal.getByRole('img', { name: /QR code/ });
};

// Only here: digits that are typed, a camera that is missing, and a line that is cut and comes back. What a code is worth is
// the server's (`modules/redemption`, `badge`).
test('[API-4] [ROL-3] a badge clocks in by its digits once, and the scanner says when there is no camera and no line', async ({
  page,
  context,
  expectedNoise,
}, { project }) => {
  expectedNoise.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const clerk = clerkOf(project.name === 'phone' ? 'siracusa' : 'messina');
  await enterOffice(page, clerk, '/gestione/scanner');
  // A person's own badge is refused.
  const { code } = await badgeOf(owner);

  await type(page, '123');
  await expect(page.getByText('le cifre sono otto')).toBeVisible();
  await expectAccessible(page);
  await type(page, code);
  await expect(outcome(page, /^(Entrata|Uscita) registrata$/)).toBeVisible();
  await expectAccessible(page);
  await type(page, code);
  await expect(outcome(page, 'Già usato')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(withTime(String.raw`oggi {time} da Zanga .+ \(.+\)`));
  await expectAccessible(page);
  await type(page, 'zng.1.rdm_00000000000000000000000000.AAAAAAAAAAAAAAAAAAAAAA');
  await expect(outcome(page, 'Codice non riconosciuto')).toBeVisible();
  await page.getByRole('button', { name: 'Prossimo codice' }).click();
  await expect(outcome(page, 'Codice non riconosciuto')).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Accendi la fotocamera' }).click();
  await expect(page.getByText(/Qui non c’è una fotocamera|La fotocamera è bloccata/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Senza rete', { exact: true })).toBeVisible();
  const other = await badgeOf('direzione@zanga.example');
  await type(page, other.code);
  await expect(outcome(page, 'Non controllato')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Prova di nuovo' }).click();
  await expect(outcome(page, /^(Entrata|Uscita) registrata$/)).toBeVisible();
});

// Only here: a picture that a camera reads.
test(
  '[PRM-3] [PRM-8] [PRM-9] the camera at the till reads the very picture a member shows, once',
  desktopOnly,
  async ({ page, baseURL }) => {
    test.slow(); // Registration, and a second browser.
    const picture = await primeCode(page);
    await expect(picture).toBeVisible();
    await withCamera(await picture.screenshot(), async (browser) => {
      const till = await browser.newPage({
        ...(baseURL && { baseURL }),
        locale: 'it-IT',
        permissions: ['camera'],
        viewport: page.viewportSize(),
      });
      await enterOffice(till, owner, '/gestione/scanner');
      await till.getByLabel('Negozio').selectOption({ label: 'Zanga Palermo' });
      await expect(outcome(till, /^Sconto del \d+ %$/)).toBeVisible({ timeout: 20_000 });
      await expect(till.getByRole('alert')).toContainText('Abbonamento di Ada P.');
      // Still held before the camera, it is not read again: the camera has looked at it some times by then.
      await till.getByRole('button', { name: 'Prossimo codice' }).click();
      await till.waitForTimeout(1_500);
      await expect(till.getByRole('heading', { level: 2, name: 'Già usato' })).toHaveCount(0);
    });
  },
);
