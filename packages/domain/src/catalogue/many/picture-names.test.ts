import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPictureName } from './picture-names.ts';

describe('the name of a picture', () => {
  it.each([
    ['arancino.jpg', [{ slug: 'arancino', place: 1 }]],
    ['foto/estate/Arancino al Ragù.JPEG', [{ slug: 'arancino-al-ragu', place: 1 }]],
    [
      'arancino-2.webp',
      [
        { slug: 'arancino-2', place: 1 },
        { slug: 'arancino', place: 2 },
      ],
    ],
  ])('%s names what it may mean', (path, means) => {
    expect(readPictureName(path)).toEqual({ kind: 'named', means });
  });

  it.each(['foto/', '__MACOSX/._arancino.jpg', '.DS_Store', 'foto/Thumbs.db', 'desktop.ini'])(
    '%s is nothing',
    (path) => {
      expect(readPictureName(path)).toEqual({ kind: 'nothing' });
    },
  );

  it.each([
    '../arancino.jpg',
    'a/../../arancino.jpg',
    '/etc/arancino.jpg',
    'C:/arancino.jpg',
    'a\\arancino.jpg',
    'arancino\u0000.jpg',
    `${'a'.repeat(400)}.jpg`,
    'arancino.svg',
    'arancino.exe',
    'arancino',
    '….jpg',
  ])('%s is refused', (path) => {
    expect(readPictureName(path)).toMatchObject({ kind: 'refused', why: expect.any(String) });
  });

  it('is read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (path) => {
        const read = readPictureName(path);
        return read.kind !== 'named' || read.means.every(({ slug }) => /^[a-z0-9-]+$/.test(slug));
      }),
    );
  });
});
