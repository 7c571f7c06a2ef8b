import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

// Draws icons and splash of both platforms from the one source, the storefront's favicon.svg, whose mark is the logo's Z:
// node apps/mobile/scripts/artwork.ts
const mobile = path.resolve(import.meta.dirname, '..');
const source = path.resolve(mobile, '../storefront/public/favicon.svg');
const res = path.join(mobile, 'android/app/src/main/res');
const assets = path.join(mobile, 'ios/App/App/Assets.xcassets');
const tomato = '#c5341c';

const svg = await readFile(source, 'utf8');
/** One colour and no ground: what a status bar shows, and what themed launchers tint. */
const silhouette = svg.replaceAll(/fill="#(f7ca3e|fffaf3)"/g, 'fill="#fff"').replace(/<circle[^>]*\/>/, '');

/** Android's pixels for a length in its own units. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

type Drawing = {
  readonly side: number;
  readonly share: number;
  readonly ground?: string;
  readonly of?: string;
};

/** The mark in the middle of a square, over a colour or over nothing. */
const draw = async ({ side, share, ground, of = svg }: Drawing) => {
  const inner = Math.round(side * share);
  const mark = await sharp(Buffer.from(of), { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const square = sharp({ create: { width: side, height: side, channels: ground ? 3 : 4, background } });
  const drawn = await square
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  return sharp(drawn).png({ palette: true, quality: 95, effort: 10 });
};

const put = async (file: string, drawing: Drawing) => {
  await mkdir(path.dirname(file), { recursive: true });
  const drawn = await draw(drawing);
  // Stores refuse an icon that could be seen through.
  await (drawing.ground ? drawn.removeAlpha() : drawn).toFile(file);
};

for (const [density, scale] of Object.entries(densities)) {
  const mipmap = path.join(res, `mipmap-${density}`);
  const whole = { side: 48 * scale, share: 0.92 };
  await put(path.join(mipmap, 'ic_launcher.png'), { ...whole, ground: tomato });
  await put(path.join(mipmap, 'ic_launcher_round.png'), whole);
  // Launchers cut to their own shape what lies beyond the middle 66 of 108 units.
  const layer = { side: 108 * scale, share: 0.6 };
  await put(path.join(mipmap, 'ic_launcher_foreground.png'), layer);
  await put(path.join(mipmap, 'ic_launcher_monochrome.png'), { ...layer, of: silhouette });
  const drawable = path.join(res, `drawable-${density}`);
  await put(path.join(drawable, 'ic_notification.png'), { side: 24 * scale, share: 0.92, of: silhouette });
  // Android shows the middle two thirds of 288 units.
  await put(path.join(drawable, 'splash_mark.png'), { side: 288 * scale, share: 0.5 });
}
await put(path.join(assets, 'AppIcon.appiconset/icon-1024.png'), { side: 1024, share: 0.86, ground: tomato });
for (const scale of [1, 2, 3])
  await put(path.join(assets, `Splash.imageset/mark@${scale}x.png`), { side: 160 * scale, share: 1 });
