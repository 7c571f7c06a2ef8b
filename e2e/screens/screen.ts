import type { Page } from '@playwright/test';
import { settled } from '../support/page.ts';
import type { People } from './people.ts';

/** A person of the pictures, or a visitor. */
export type Who = keyof People | 'visitor';

/** One picture in every size: a page, or a state a page can be in. */
export type Screen = {
  /** Names its files. */
  readonly name: string;
  /** Content, for the table. */
  readonly shows: string;
  readonly who?: Who;
  /** Opened with its service worker, which stores pages on the device. */
  readonly worker?: true;
  readonly open: (page: Page, people: People) => Promise<unknown>;
};

export type Group = { readonly title: string; readonly screens: readonly Screen[] };

/** Opens an address and waits until a click has an effect. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settled(page);
};

/** Opens an address, and is done. */
export const at = (path: string) => (page: Page) => page.goto(path);

/** Opens an address that lays something over its page, and waits for that. */
export const over = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('dialog').first().waitFor();
};
