import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A drawn dish in any size: soft shapes and some detail, like the shop's pictures. */
export const drawnDish = (width = 800, height = 600): Sharp => {
  const dots = Array.from({ length: 60 }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 60) * height * 0.3;
    const [x, y] = [width / 2 + Math.cos(angle) * reach, height / 2 + Math.sin(angle) * reach];
    return `<circle cx="${x}" cy="${y}" r="${height / 50}" fill="hsl(${index * 6} 70% 45%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4c95d"/>
    <circle cx="50%" cy="50%" r="${height * 0.4}" fill="#c0392b"/>${dots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
};

/** An upload as a browser sends it. */
export const uploadOf = async (bytes: Uint8Array<ArrayBuffer>, alt: string, name = 'piatto.jpg') => {
  const form = new FormData();
  form.set('alt', alt);
  form.set('file', new File([bytes], name));
  return encoded(form);
};

/** A form with its headers, for a request that is injected. */
export const encoded = async (form: FormData) => {
  const request = new Request('http://form.example', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } };
};

/** Files that look like pictures, or are named so, and must be refused. */
export const unreadable = {
  script: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  truncated: async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') => {
    const whole = await drawnDish(600, 400).toFormat(format).toBuffer();
    return whole.subarray(0, Math.floor(whole.length * 0.6));
  },
  corrupt: async () => (await drawnDish().jpeg().toBuffer()).fill(0xff, 400, 3_000),
  /** A few bytes whose header claims a huge picture. */
  claiming: async (width: number, height: number) => {
    const png = await drawnDish(10, 10).png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  },
  /** A small file that really contains a huge picture. */
  blank: (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer(),
};
