import { expect, type Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { tokenFor } from './people.ts';

/** Counter staff of the demo shops. A badge shown by one test ends another's, so each test takes its own shop. */
export const clerkOf = (shop: string) => `banco-${shop}@zanga.example`;
export const owner = 'titolare@zanga.example';

/** Token of a demo staff member. */
export const staffToken = async (email: string) =>
  (await tokenFor({ email, password: demoStaffPassword })) ?? '';

/**
 * Enters the back office signed in already, at an address or at the orders: how one signs in is proven in
 * `entrance.spec.ts` and `second-factor.spec.ts`. It begins at a page that runs no code.
 */
export const enterOffice = async (page: Page, email: string, address?: string) => {
  const token = await staffToken(email);
  await page.goto('/health/live');
  await page.evaluate((kept) => localStorage.setItem('gestione_token', kept), token);
  await page.goto(address ?? '/gestione/');
  if (address === undefined) await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
};
