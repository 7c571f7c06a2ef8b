import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFor, formats } from './formats.ts';

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const oldSafari = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5';

describe('the encoding a caller gets', () => {
  it.each([
    { accept: chromium, gets: 'avif' },
    { accept: oldSafari, gets: 'webp' },
    { accept: 'image/webp,image/avif', gets: 'avif' },
    { accept: 'image/avif;q=0.5, image/webp;q=0.9', gets: 'webp' },
    { accept: 'image/avif;q=0, image/webp;q=0.1, */*;q=0', gets: 'webp' },
    { accept: 'IMAGE/AVIF; Q=0.3, image/jpeg;q=0.2', gets: 'avif' },
    { accept: 'image/avif;q=0.5,*/*;q=0.8', gets: 'jpeg' },
    { accept: 'image/avif;q=0.5,image/jpeg;q=0.4,*/*;q=0.8', gets: 'avif' },
    { accept: 'image/jpeg,image/avif', gets: 'avif' },
    { accept: '*/*', gets: 'jpeg' },
    { accept: 'image/*', gets: 'jpeg' },
    { accept: 'image/png', gets: 'jpeg' },
    { accept: 'image/avif;q=0,image/webp;q=0,image/jpeg;q=0', gets: 'jpeg' },
    { accept: 'image/avif;q=nonsense', gets: 'avif' },
    { accept: '', gets: 'jpeg' },
    { accept: undefined, gets: 'jpeg' },
  ])('[API-40] is $gets for Accept: $accept', ({ accept, gets }) => {
    expect(formatFor(accept)).toBe(gets);
  });

  it('[API-40] is always one, for any header', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (accept) => formats.includes(formatFor(accept))));
  });

  it('[API-40] is never one that the caller gives no weight while another has some', () => {
    const weight = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(weight, weight, weight, (avif, webp, jpeg) => {
        const accept = `image/avif;q=${avif}, image/webp;q=${webp}, image/jpeg;q=${jpeg}`;
        const weights = { avif, webp, jpeg };
        expect(weights[formatFor(accept)]).toBe(Math.max(avif, webp, jpeg));
      }),
    );
  });
});
