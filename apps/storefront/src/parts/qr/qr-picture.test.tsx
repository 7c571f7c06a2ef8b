import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

const text = 'zng.1.rdm_00000000000000000000000000.AAAAAAAAAAAAAAAAAAAAAA';

it('[PRM-9] draws a code of level M at scale 5, black on white, with the quiet zone around it', () => {
  const drawn = renderToStaticMarkup(<QrPicture text={text} label="Codice" />);
  const { data, version } = encode(text, { ecc: 'M', border: 0, boostEcc: false });
  expect(version).toBe(encode(text, { ecc: 'M', border: 0 }).version);
  const side = data.length + 8;
  expect(drawn).toContain(`viewBox="0 0 ${side} ${side}" width="${side * 5}" height="${side * 5}"`);
  expect(drawn.match(/h1v1h-1z/g)).toHaveLength(data.flat().filter(Boolean).length);
  expect(drawn).toContain('bg-[#fff]');
  expect(drawn).toContain('fill="#000"');
  expect(drawn).toContain('aria-label="Codice"');
});

it('[PRM-9] stays at level M where a short text would leave room for a higher one', () => {
  const [own, boosted] = [false, true].map((boostEcc) => encode('zng', { ecc: 'M', border: 0, boostEcc }));
  const darkIn = (code: typeof own) => code?.data.flat().filter(Boolean).length;
  expect(darkIn(own)).not.toBe(darkIn(boosted));
  const drawn = renderToStaticMarkup(<QrPicture text="zng" label="Codice" />);
  expect(drawn.match(/h1v1h-1z/g)).toHaveLength(darkIn(own) ?? 0);
});
