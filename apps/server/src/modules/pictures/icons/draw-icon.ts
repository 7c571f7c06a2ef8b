import { type IconOf, iconGround, iconMark, iconSvg } from '@zanga/domain/brand/icon/brand-icon';
import sharp from 'sharp';

/** How a device shows an icon: unchanged, or cut to its own shape, so that the ground reaches every edge. */
export type IconFile = {
  readonly side: number;
  readonly cut: boolean;
  /** Share of the side that the mark takes. */
  readonly share: number;
};

/** The brand, and its own mark if it has one. */
export type IconFace = IconOf & { readonly mark: Buffer | undefined };

/** An uploaded mark may be dark or transparent: it gets a white ground, as in the brand's letters. */
const white = '#ffffff';
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const drawn = (svg: string, side: number) => sharp(Buffer.from(svg), { density: (72 * side) / 64 });

const markOf = (face: IconFace, side: number, cut: boolean) =>
  (face.mark ? sharp(face.mark) : drawn(cut ? iconMark(face) : iconSvg(face), side))
    .resize(side, side, { fit: 'contain', background: clear })
    .png()
    .toBuffer();

/** A square of pixels as an app or a home screen shows it. */
export const drawPng = async (face: IconFace, { side, cut, share }: IconFile): Promise<Buffer> => {
  const background = cut ? (face.mark ? white : iconGround(face)) : clear;
  const square = sharp({ create: { width: side, height: side, channels: cut ? 3 : 4, background } });
  return square
    .composite([{ input: await markOf(face, Math.round(side * share), cut) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** The icon of a browser's tab; a mark that is a picture is embedded. */
export const drawSvg = async (face: IconFace): Promise<Buffer> => {
  if (!face.mark) return Buffer.from(iconSvg(face));
  const picture = (await markOf(face, 128, false)).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${picture}"/></svg>`,
  );
};

/** Icon at `/favicon.ico`, for programs that read no page: one PNG in an ICO file. */
export const drawIco = async (face: IconFace): Promise<Buffer> => {
  const side = 48;
  const png = await drawPng(face, { side, cut: false, share: 1 });
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};
