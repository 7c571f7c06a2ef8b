import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';

const width = 640;
const height = 480;

/** A film of one frame, as cameras of a test take it: the picture in the middle of a grey wall. */
const filmOf = async (picture: Buffer): Promise<Buffer> => {
  const held = await sharp(picture).resize({ height: 340, kernel: 'nearest' }).png().toBuffer();
  const luma = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([{ input: held }])
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    luma.subarray(0, width * height),
    Buffer.alloc((width * height) / 2, 128),
  ]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]);
};

/** A browser whose camera is held before a picture. */
export const withCamera = async (picture: Buffer, use: (browser: Browser) => Promise<void>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zanga-film-'));
  const film = path.join(folder, 'film.y4m');
  await writeFile(film, await filmOf(picture));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      // A browser without a window cannot ask for the camera.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
};
