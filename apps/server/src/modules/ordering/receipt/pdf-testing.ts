import { inflateSync } from 'node:zlib';

const hexNumber = (text: string) => Number.parseInt(text, 16);

/** Uncompressed stream of an object; empty for an object without text. */
const streamOf = (object: string): string => {
  const [, packed = ''] = /stream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  if (!object.includes('/FlateDecode')) return packed;
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
};

/** Letters of a font by its glyph numbers, from the document. */
const lettersOf = (map: string): readonly string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f]*)>/g)].map(([, code = '']) =>
      (code.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hexNumber(unit))).join(''),
    ),
  );

type Piece = { readonly tag: string; readonly text: string };

/**
 * Reads a document as a screen reader does: texts of the pages in order, each with its tag, in the letters that the
 * embedded fonts declare.
 */
export const readPdf = (pdf: Uint8Array) => {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, object = '']) => [id, object]),
  );
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, lettersOf(streamOf(objects.get(map) ?? ''))];
    }),
  );
  const pages = [...source.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) =>
    streamOf(objects.get(id) ?? ''),
  );
  return { source, pages: pages.map((page) => piecesOf(page, fonts)) };
};

const piecesOf = (page: string, fonts: ReadonlyMap<string | undefined, readonly string[]>) => {
  const pieces: Piece[] = [];
  let tag = '';
  let letters: readonly string[] = [];
  for (const [, mark, font, shown] of page.matchAll(/\/(\w+) <<[^>]*>> BDC|\/(F\d+) \S+ Tf|\[(.*)\] TJ/g)) {
    if (mark) tag = mark;
    if (font) letters = fonts.get(font) ?? [];
    if (shown === undefined) continue;
    const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    pieces.push({ tag, text: codes.map((code) => letters[hexNumber(code)] ?? '').join('') });
  }
  return pieces;
};
