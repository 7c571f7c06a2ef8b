import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { settled } from '../support/page.ts';
import { keptBy, type People } from './people.ts';
import type { Screen } from './screen.ts';

type Size = { readonly width: number; readonly height: number };

const phone: Size = { width: 390, height: 844 };
const tablet: Size = { width: 768, height: 1024 };
const desktop: Size = { width: 1440, height: 900 };

/** Pictures of a screen with their width in the repository: small enough to lie beside the code. */
const kept = {
  ...{ '390': 585, '390-dark': 390, '768': 576, '768-dark': 576, '1440': 1080, '1440-dark': 1080 },
} as const;

export type Shot = keyof typeof kept;

/** Pictures of each screen. */
export const shots = [
  ...(['390', '390-dark', '768', '768-dark', '1440', '1440-dark'] as const),
] satisfies readonly Shot[];

export type Studio = {
  readonly browser: Browser;
  readonly url: string;
  readonly people: People;
  readonly folder: string;
  /** Pictures to take of a screen. */
  readonly wanted: (screen: Screen) => readonly Shot[];
  /** How far the shop's clock is ahead of the world's. */
  readonly aheadMs: number;
};

/** Sets the page's clock to the shop's time, so that "today" is the same day on both sides. */
const moveTime = (context: BrowserContext, aheadMs: number) =>
  context.addInitScript((ahead) => {
    const World = Date;
    // Complete, except for a call without `new`, which no code makes.
    globalThis.Date = class extends World {
      constructor(...given: [] | [number]) {
        super(...(given.length === 0 ? ([World.now() + ahead] as const) : given));
      }
      static override now = () => World.now() + ahead;
    } as DateConstructor;
  }, aheadMs);

const newContext = async ({ browser, url, people, aheadMs }: Studio, screen: Screen, size: Size) => {
  const { who = 'visitor' } = screen;
  const localStorage = [
    // The notice greets each visitor once; in pictures of other things it would be in the way.
    { name: 'notice', value: '9999' },
    ...(who === 'visitor' ? [] : await keptBy(people[who])),
  ];
  const onPhone = size === phone;
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    ...(onPhone && { deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: screen.worker ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await moveTime(context, aheadMs);
  return context;
};

/** Whether every picture within sight is there to be seen. */
const picturesAreIn = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const seen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !seen;
  });

const drawn = () => !document.querySelector('.animate-breathe');

/** Waits until all content has replaced its placeholders, or long enough for content that never comes. */
const quiet = async (page: Page) => {
  await Promise.race([settled(page).catch(() => undefined), page.waitForTimeout(5_000)]);
  await page.waitForFunction(drawn, undefined, { timeout: 8_000 }).catch(() => undefined);
};

/** Waits until nothing moves any more. */
const stillness = async (page: Page) => {
  await page.waitForFunction(picturesAreIn, undefined, { timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
};

/** Path of a picture. */
export const fileOf = (screen: Screen, shot: Shot): string => `${screen.name}-${shot}.webp`;

const shoot = async (page: Page, { folder }: Studio, screen: Screen, shot: Shot) => {
  await stillness(page);
  const picture = sharp(await page.screenshot()).resize({ width: kept[shot] });
  await writeFile(
    path.join(folder, fileOf(screen, shot)),
    await picture.webp({ quality: 50, effort: 4 }).toBuffer(),
  );
};

/** Opened once, in both lights. */
const bothLights = async (page: Page, studio: Studio, screen: Screen, width: '390' | '768' | '1440') => {
  const dark = `${width}-dark` as const;
  const wanted = studio.wanted(screen);
  if (wanted.includes(width)) await shoot(page, studio, screen, width);
  if (!wanted.includes(dark)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, studio, screen, dark);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Takes up to six pictures of a screen: opened on a phone, and on a desktop that is then narrowed, light and dark. */
export const picture = async (studio: Studio, screen: Screen): Promise<void> => {
  for (const size of [phone, desktop]) {
    const onPhone = size === phone;
    if (!studio.wanted(screen).some((shot) => shot.startsWith('390') === onPhone)) continue;
    const context = await newContext(studio, screen, size);
    context.setDefaultTimeout(20_000);
    try {
      const page = await context.newPage();
      await screen.open(page, studio.people);
      await quiet(page);
      await bothLights(page, studio, screen, onPhone ? '390' : '1440');
      if (onPhone) continue;
      await page.setViewportSize(tablet);
      await bothLights(page, studio, screen, '768');
    } finally {
      await context.close();
    }
  }
};
