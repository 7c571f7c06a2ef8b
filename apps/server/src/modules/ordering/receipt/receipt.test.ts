import { expect, it } from 'vitest';
import { type Block, layOut } from './lay-out.ts';
import { makePdf } from './make-pdf.ts';
import { readPdf } from './pdf-testing.ts';
import { allLetters } from './receipt-letters.ts';

const now = new Date('2026-11-22T12:00:00Z');

const drawn = async (blocks: readonly Block[]) =>
  readPdf(
    await makePdf({ title: 'Ordine 7', now }, (pdf, root) => layOut(pdf, root, { name: 'Ordine 7', blocks })),
  );

it('writes the letters of every name it may meet, and embeds the typeface that draws them', async () => {
  const names = ['Karel Čapek', 'Elif Şahin', 'Łukasz Erdős', 'Nguyễn Thị', 'Ιωάννης', 'Дмитрий', 'L’Aquila'];
  const { pages, source } = await drawn(names.map((text) => ({ kind: 'text', text })));
  expect(pages.flat().map(({ text }) => text)).toEqual(names);
  expect(source.match(/\/FontFile2 /g)).toHaveLength(1);
  expect(source).not.toContain('/BaseFont /Helvetica');
});

it('writes a question mark for letters missing in the font', async () => {
  const { pages } = await drawn([{ kind: 'small', text: 'Nota: piccante 🌶, grazie\ncosì' }]);
  expect(pages.flat().map(({ text }) => text)).toEqual(['Nota: piccante ?, grazie così']);
});

it('has a drawing for each letter that it says it has', async () => {
  const letters = [...allLetters().replaceAll(/\s/g, '').normalize('NFC')];
  const { pages } = await drawn(letters.map((text) => ({ kind: 'text', text })));
  const written = pages.flat().filter(({ tag }) => tag === 'P');
  // A missing letter is drawn as the font's first, empty box, which maps to no letter.
  expect(written.map(({ text }) => text)).toEqual(letters);
});

it('is tagged for screen readers: title, language, headings, a table whose rows have names', async () => {
  const { pages, source } = await drawn([
    { kind: 'title', text: 'Zanga' },
    { kind: 'heading', text: 'Riepilogo' },
    { kind: 'part', text: 'Ritiro' },
    { kind: 'rule' },
    { kind: 'table', rows: [{ text: '2 × Norma', small: ['senza sale'], amount: '19,50\u00a0€' }] },
    { kind: 'text', text: 'Grazie.' },
  ]);
  expect(source).toContain('/Lang (it-IT)');
  expect(source).toContain('\n(Ordine 7)\n');
  expect(source).toMatch(/\/DisplayDocTitle true/);
  expect(source).toMatch(/\/Marked true/);
  expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(source).toMatch(/\/S \/TH[\s\S]*?\/Scope \/Row/);
  expect(pages).toEqual([
    [
      { tag: 'H1', text: 'Zanga' },
      { tag: 'H2', text: 'Riepilogo' },
      { tag: 'H3', text: 'Ritiro' },
      { tag: 'TH', text: '2 × Norma' },
      { tag: 'TH', text: 'senza sale' },
      { tag: 'TD', text: '19,50\u00a0€' },
      { tag: 'P', text: 'Grazie.' },
    ],
  ]);
});

it('goes on to further pages, cuts no row in two, and numbers the pages visibly', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    text: `Piatto ${at}`,
    small: ['una riga', 'un’altra'],
    amount: `${at},00`,
  }));
  const { pages } = await drawn([{ kind: 'table', rows }]);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    expect(page[0]?.text).toMatch(/^Piatto/);
    expect(page.at(-1)).toEqual({
      tag: 'Artifact',
      text: expect.stringMatching(new RegExp(`^Ordine 7 · pagina \\d di ${pages.length}$`)),
    });
  }
  expect(
    pages
      .flat()
      .filter(({ tag }) => tag === 'TD')
      .map(({ text }) => text),
  ).toEqual(rows.map(({ amount }) => amount));
});
