import { expect, type Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { tokenFor } from './people.ts';

/** Counter staff of the demo shops. A badge shown by one test ends another's, so each test takes its own shop. */
export const clerkOf = (shop: string) => `banco-${shop}@zanga.example`;
export const owner = 'titolare@zanga.example';

/** Token of a demo staff member. */
export const staffToken = async (email: string) =>
  (await tokenFor({ email, password: demoStaffPassword })) ?? '';

/** Enters the back office the way staff do, and waits for the orders. */
export const enterOffice = async (page: Page, email: string) => {
  await page.goto('/gestione/accesso');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoStaffPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
};
