import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

/** What "block all cookies" in a browser's settings writes down: it forbids every kind of storage, too. */
const preferences = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

/** A browser that was told to keep nothing of any page. */
export const withoutStorage = async (baseURL: string, use: (page: Page) => Promise<void>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zanga-e2e-profile-'));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), preferences);
  const context = await chromium.launchPersistentContext(folder, {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 390, height: 844 },
  });
  try {
    await use(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
};
