const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const avifBrands = ['avif', 'avis'];

/** AVIF names itself in the first box of the file, as main or as compatible brand. */
const isAvif = (bytes: Buffer) => {
  if (!startsWith(bytes, 'ftyp', 4)) return false;
  const box = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 256));
  return avifBrands.some((brand) => box.includes(brand, 0, 'latin1'));
};

export const isJpeg = (bytes: Buffer): boolean => startsWith(bytes, '\xff\xd8\xff');

/**
 * Whether bytes begin like a picture of pixels: JPEG, PNG, WebP, GIF or AVIF. Only these reach the decoder, never
 * scriptable drawings, documents or archives under a picture's name.
 */
export const looksLikePicture = (bytes: Buffer): boolean =>
  isJpeg(bytes) ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'GIF8') ||
  isAvif(bytes);
