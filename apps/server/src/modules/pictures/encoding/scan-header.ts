const startOfScan = 0xda;
const progressive = 0xc2;
const endOfImage = 0xd9;

/** Markers without a length: restarts, and the start of the image itself. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The next marker from here on: inside a scan, ff followed by 00 is data. */
const nextMarker = (bytes: Buffer, from: number) => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return { at, marker };
  }
  return undefined;
};

/**
 * Corrects the scan headers of a JPEG photograph. Some telephones write other coefficients into them than 0 to 63,
 * which a sequential JPEG always has. The picture is intact, but a strict decoder refuses it.
 */
export const withMendedScanHeaders = (bytes: Buffer): Buffer => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return bytes;
  const mended = Buffer.from(bytes);
  for (let found = nextMarker(mended, 2); found; ) {
    const { at, marker } = found;
    if (marker === progressive) return bytes;
    if (marker === endOfImage || at + 4 > mended.length) break;
    const end = at + 2 + mended.readUInt16BE(at + 2);
    if (marker === startOfScan && end <= mended.length) mended.set([0, 63, 0], end - 3);
    found = nextMarker(mended, end);
  }
  return mended;
};
