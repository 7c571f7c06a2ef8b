import sharp from 'sharp';
import { withMendedScanHeaders } from './scan-header.ts';
import { isJpeg, looksLikePicture } from './sniff.ts';

/** A picture in its stored form: upright, in sRGB, without metadata, no larger than any screen needs. */
export type Normalised = {
  readonly data: Buffer;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
};

const limits = {
  bytes: 12 * 1024 * 1024,
  /** A small file can claim gigabytes of pixels. Telephones write JPEG, which is decoded smaller where possible. */
  pixels: { jpeg: 50_000_000, others: 25_000_000 },
  seconds: 20,
  /** The widest picture served, with some room for wider screens. */
  side: 2_400,
};

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

const dominantColor = async (picture: Buffer): Promise<string> => {
  const small = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${hex(r)}${hex(g)}${hex(b)}`;
};

/** Strict: a lenient decoder draws grey over unreadable parts. */
const redraw = (bytes: Buffer) =>
  sharp(withMendedScanHeaders(bytes), {
    failOn: 'warning',
    limitInputPixels: isJpeg(bytes) ? limits.pixels.jpeg : limits.pixels.others,
  })
    .autoOrient()
    .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true })
    .timeout({ seconds: limits.seconds })
    .toBuffer({ resolveWithObject: true });

/**
 * Decodes an uploaded file and encodes it anew, so that nothing else in it survives: no position of the camera, no
 * script, no hidden data. Undefined if it cannot be decoded to the end.
 */
export const normalise = async (bytes: Buffer): Promise<Normalised | undefined> => {
  if (bytes.length > limits.bytes || !looksLikePicture(bytes)) return undefined;
  try {
    const { data, info } = await redraw(bytes);
    const { width, height } = info;
    return { data, contentType: 'image/webp', width, height, color: await dominantColor(data) };
  } catch {
    return undefined; // whatever the decoder complains of, the picture is not one we can show
  }
};
