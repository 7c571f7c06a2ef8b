import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { makeGate } from '../gate.ts';
import type { Format } from './formats.ts';
import { thumbnailWidth } from './widths.ts';

// No picture is encoded twice in a row: a cache of operations would only take memory.
sharp.cache(false);

/** Part of the file names: raised with a better encoding, it makes new files instead of finding the old. */
export const recipe = 1;

/** The one gate before the encoder in this process: at least half of the processors stay free. */
export const encoder = makeGate(Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))));

/** A page shows dozens of thumbnails: each has at most 8 KB. */
const thumbnailBytes = 8 * 1024;

/**
 * Qualities to try, the best first. Drawn dishes and most photographs fit into a thumbnail's bytes with the first,
 * busy ones with the next; the last is the limit.
 */
const qualities = { avif: [52, 42, 34], webp: [72, 56, 40], jpeg: [70, 54, 40] } as const;

/**
 * Effort of the AVIF encoder: for large pictures more effort saves a few percent of bytes at several times the work.
 */
const avifEffort = (width: number) => (width <= 480 ? 3 : 2);

const inFormat = (picture: Sharp, format: Format, quality: number, width: number): Sharp => {
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: avifEffort(width), chromaSubsampling: '4:2:0' });
    case 'webp':
      return picture.webp({ quality, effort: 5, smartSubsample: true });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  }
};

/** Encodes a picture at a width, never wider than the original. */
export const encode = async (original: Buffer, format: Format, width: number): Promise<Buffer> => {
  const { data, info } = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let encoded = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    encoded = await inFormat(sharp(data, { raw }), format, quality, width).toBuffer();
    if (width > thumbnailWidth || encoded.length <= thumbnailBytes) break;
  }
  return encoded;
};
