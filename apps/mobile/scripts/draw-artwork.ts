import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type IconOf, iconGround, iconMark, iconSilhouette } from '@zanga/domain/brand/icon/brand-icon';
import sharp from 'sharp';

/** The brand, and the file of its own mark where it has one. */
export type Artwork = IconOf & { readonly mark: string | undefined };

/** Android's pixels for a length in its own units. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

type Drawing = {
  readonly side: number;
  readonly share: number;
  readonly ground?: string;
  readonly of: string | Buffer;
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The mark in the middle of a square, over a colour or over nothing. */
const draw = async ({ side, share, ground, of }: Drawing) => {
  const inner = Math.round(side * share);
  const source = typeof of === 'string' ? sharp(of) : sharp(of, { density: (72 * inner) / 64 });
  const mark = await source.resize(inner, inner, { fit: 'contain', background: clear }).png().toBuffer();
  const square = sharp({
    create: { width: side, height: side, channels: ground ? 3 : 4, background: ground ?? clear },
  });
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

/** Draws icons and splash of both platforms: a brand's own mark or its initial, the drawn mark for the demo. */
export const drawArtwork = async (mobile: string, artwork: Artwork): Promise<void> => {
  const ground = artwork.mark ? '#ffffff' : iconGround(artwork);
  const of = artwork.mark ?? Buffer.from(iconMark(artwork));
  const silhouette = Buffer.from(iconSilhouette(artwork.brand));
  const res = path.join(mobile, 'android/app/src/main/res');
  for (const [density, scale] of Object.entries(densities)) {
    const mipmap = path.join(res, `mipmap-${density}`);
    const whole = { side: 48 * scale, share: 0.92, of };
    await put(path.join(mipmap, 'ic_launcher.png'), { ...whole, ground });
    await put(path.join(mipmap, 'ic_launcher_round.png'), whole);
    // Launchers cut to their own shape what lies beyond the middle 66 of 108 units.
    const layer = { side: 108 * scale, share: 0.6 };
    await put(path.join(mipmap, 'ic_launcher_foreground.png'), { ...layer, of });
    await put(path.join(mipmap, 'ic_launcher_monochrome.png'), { ...layer, of: silhouette });
    const drawable = path.join(res, `drawable-${density}`);
    const bar = { side: 24 * scale, share: 0.92, of: silhouette };
    await put(path.join(drawable, 'ic_notification.png'), bar);
    // Android shows the middle two thirds of 288 units.
    await put(path.join(drawable, 'splash_mark.png'), { side: 288 * scale, share: 0.5, of });
  }
  const assets = path.join(mobile, 'ios/App/App/Assets.xcassets');
  await put(path.join(assets, 'AppIcon.appiconset/icon-1024.png'), { side: 1024, share: 0.86, ground, of });
  for (const scale of [1, 2, 3])
    await put(path.join(assets, `Splash.imageset/mark@${scale}x.png`), { side: 160 * scale, share: 1, of });
};
