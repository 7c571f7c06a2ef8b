import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withMendedScanHeaders } from './scan-header.ts';

const noise = sharp({
  create: {
    width: 120,
    height: 80,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

/** As some telephones write it: a scan that says it ends before the coefficient where it does. */
const bent = (bytes: Buffer) => {
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const copy = Buffer.from(bytes);
  copy[scan + bytes.readUInt16BE(scan + 2)] = 0;
  return copy;
};

describe('a photograph with a bent scan header', () => {
  it('is refused by a strict decoder, and is the same picture once it is mended', async () => {
    const straight = await noise.clone().jpeg({ quality: 60 }).toBuffer();
    const strictly = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
    await expect(strictly(bent(straight))).rejects.toThrow();
    const mended = withMendedScanHeaders(bent(straight));
    expect(mended.equals(straight)).toBe(true);
  });

  it.each([
    { kind: 'straight', progressive: false },
    { kind: 'progressive', progressive: true },
  ])('leaves one that is $kind as it is', async ({ progressive }) => {
    const bytes = await noise.clone().jpeg({ progressive }).toBuffer();
    expect(withMendedScanHeaders(bytes).equals(bytes)).toBe(true);
  });

  it('leaves files that are no photograph, or half of one, as they are', async () => {
    const bytes = await noise.clone().jpeg().toBuffer();
    for (const rubbish of [Buffer.from('ff'), Buffer.from('ffd8', 'hex'), Buffer.from('ffd8ffda', 'hex')])
      expect(withMendedScanHeaders(rubbish).equals(rubbish)).toBe(true);
    for (let length = 2; length < 700; length += 1)
      expect(withMendedScanHeaders(bytes.subarray(0, length)).length).toBe(length);
  });
});
