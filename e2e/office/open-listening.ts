import type { Page } from '@playwright/test';
import { settled } from '../support/page.ts';

/** Opens a page of the shop, and waits until it hears of changes: one that is made before does not reach it. */
export const openListening = async (page: Page, address: string) => {
  const hears = page.waitForResponse((response) => response.url().includes('/api/changes') && response.ok());
  await page.goto(address);
  await settled(page);
  await hears;
};
