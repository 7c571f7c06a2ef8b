import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../bench/shop.ts';
import { fileOf, picture, type Studio, shots } from './screens/camera.ts';
import { groups, list, shownList } from './screens/gallery.ts';
import { gather } from './screens/people.ts';
import type { Group, Screen } from './screens/screen.ts';
import { shownOf } from './screens/shown.ts';
import { lunchTime } from './screens/time.ts';
import { startAnother } from './support/another-server.ts';
import cleanUp from './support/clean-up.ts';
import { newDataFolder, throwAway } from './support/data-folder.ts';

// Pictures of every screen: npm run screens [-- [--to=folder] word …].
// --shown takes the screens of docs/screens, --missing the screens without a picture.
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    shown: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
});
const usual = values.shown ? '../docs/screens' : '../.cache/screens';
const folder = path.resolve(values.to ?? path.resolve(import.meta.dirname, usual));
const wanted = (screen: Screen) =>
  (values.shown ? shownOf(screen.name) : shots).filter(
    (shot) => !values.missing || !existsSync(path.join(folder, fileOf(screen, shot))),
  );

const isAsked = (screen: Screen) =>
  wanted(screen).length > 0 && (asked.length === 0 || asked.some((word) => screen.name.includes(word)));

/** On a busy machine something may come too late once. */
const takeTwice = (studio: Studio, screen: Screen) =>
  picture(studio, screen).catch(() => picture(studio, screen));

/** Tells how many could not be taken. */
const takeGroup = async (studio: Studio, { screens }: Group): Promise<number> => {
  let failed = 0;
  for (const screen of screens.filter(isAsked)) {
    try {
      await takeTwice(studio, screen);
      console.log(screen.name);
    } catch (error) {
      failed += 1;
      console.error(`${screen.name}: ${error}`);
    }
  }
  return failed;
};

/** Most of the time is waited for pages to be still, so several are open; screens of one group may need the same table or person. */
const atOnce = 4;

const takeAll = async (studio: Studio): Promise<number> => {
  const waiting = [...groups];
  let failed = 0;
  const worker = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      failed += await takeGroup(studio, group);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
};

const data = newDataFolder();
const env = { ...throwAway, DATA_DIR: data, PREWARM_PICTURES: '0', NODE_ENV: 'production' };
const shop = await startAnother(env);
Object.assign(process.env, { E2E_PORT: new URL(shop.url).port, E2E_DATA: data });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  if (asked.length === 0 && !values.missing) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const aheadMs = await lunchTime();
  const failed = await takeAll({ browser, url: shop.url, people: await gather(), folder, wanted, aheadMs });
  await writeFile(path.join(folder, 'README.md'), values.shown ? shownList() : list());
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await shop.stop();
  await cleanUp();
}
