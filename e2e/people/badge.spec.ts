import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, register, signIn, tokenFor } from '../support/people.ts';

// The badge of a shop's worker: shown, read, used up, and the resulting shift.

const worker = { email: 'banco-messina@zanga.example', password: demoStaffPassword };
const manager = { email: 'direzione@zanga.example', password: demoStaffPassword };

// Only here: the badge on the screen follows its reading elsewhere.
test('[RTE-12] [API-4] a worker shows a badge; once it was read, the next one and the shift are there', async ({
  page,
}) => {
  await signIn(page, worker);
  await page.goto('/account/badge');
  await expect(page.getByText('Placido Arena')).toBeVisible();
  await expect(page.getByText('Zanga Messina').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Il tuo badge, da mostrare allo scanner' })).toBeVisible();
  await expect(page.getByText(/^Cambia tra \d+ second/).first()).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  const digits = page.getByText(/^\d{4} \d{4}$/);
  const shown = (await digits.textContent()) ?? '';
  const token = (await tokenFor(manager)) ?? '';
  const { body: read } = await call('POST /api/worker/redemptions', { token, body: { code: shown } });
  expect(read).toMatchObject({ done: true, kind: 'badge' });
  const now = read.title === 'Entrata registrata' ? 'Sei al lavoro' : 'Non sei al lavoro';
  await expect(page.getByRole('status').filter({ hasText: now })).toBeVisible();
  await expect(digits).not.toHaveText(shown);
  await expect(page.getByRole('listitem').filter({ hasText: 'Entrata' }).first()).toBeVisible();
});

// Only here: the page's words for each person without a badge.
test('[RTE-12] [ROL-3] who does not work here is told so', async ({ page }) => {
  await page.goto('/account/badge');
  await expect(page.getByRole('heading', { name: 'Il badge è di chi lavora qui' })).toBeVisible();
  await signIn(page, await register());
  await page.goto('/account/badge');
  await expect(page.getByRole('heading', { name: 'Questo account non ha un badge' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
});
