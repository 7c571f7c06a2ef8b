import { Block } from '@zanga/contract/brand/contents';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseMarkdown } from './markdown.ts';
import { headingLevels, linksIn, nestingOf, textOf } from './testing.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const paragraph = (words: string) => ({ kind: 'paragraph', children: [text(words)] });

describe('an editorial text', () => {
  it('[API-30] becomes paragraphs, emphasis and line breaks', () => {
    expect(parseMarkdown('Ciao **a *tutti***\nquanti  \ne ~~basta~~')).toEqual([
      {
        kind: 'paragraph',
        children: [
          text('Ciao '),
          { kind: 'strong', children: [text('a '), { kind: 'emphasis', children: [text('tutti')] }] },
          text(' quanti'),
          { kind: 'break' },
          text('e basta'),
        ],
      },
    ]);
  });

  it('[API-30] becomes lists, quotes, rules and tables', () => {
    const source = '- uno\n- due\n  1. primo\n\n> detto\n\n---\n\n| a | b |\n|---|---|\n| 1 | *2* |';
    expect(parseMarkdown(source)).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          [paragraph('uno')],
          [paragraph('due'), { kind: 'list', ordered: true, items: [[paragraph('primo')]] }],
        ],
      },
      { kind: 'quote', children: [paragraph('detto')] },
      { kind: 'rule' },
      {
        kind: 'table',
        head: [[text('a')], [text('b')]],
        rows: [[[text('1')], [{ kind: 'emphasis', children: [text('2')] }]]],
      },
    ]);
  });

  it('[API-30] keeps the lines of code, the words of pictures and the boxes of tasks', () => {
    expect(parseMarkdown('```\na\n<b>\n```')).toEqual([
      { kind: 'paragraph', children: [text('a'), { kind: 'break' }, text('<b>')] },
    ]);
    expect(parseMarkdown('![La *nostra* pizza](pizza.jpg)')).toEqual([paragraph('La *nostra* pizza')]);
    expect(parseMarkdown('- [ ] da fare\n- [x] fatto')).toMatchObject([
      { items: [[paragraph('☐ da fare')], [paragraph('☑ fatto')]] },
    ]);
  });

  it('[API-30] reads references to characters as the characters', () => {
    expect(textOf(parseMarkdown('Perch&eacute; no? 5&nbsp;&euro; &amp; pi&#249; &#x1F355; &boh; &#0;'))).toBe(
      'Perché no? 5\u00a0€ & più 🍕 &boh; \ufffd',
    );
  });

  it.each([
    { source: '# A\n## B\n### C\n## D', levels: [2, 3, 4, 3] },
    { source: '## A\n### B\n## C', levels: [2, 3, 2] },
    { source: '### A\n###### B\n#### C', levels: [2, 3, 3] },
    { source: '###### A\n# B', levels: [2, 2] },
    { source: '# A\n## B\n### C\n#### D\n##### E\n###### F', levels: [2, 3, 4, 5, 6, 6] },
  ])('[API-30] has its headings below the title of the page: $source', ({ source, levels }) => {
    expect(headingLevels(parseMarkdown(source))).toEqual(levels);
  });
});

describe('markup inside an editorial text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<div onclick="x">ciao</div>',
    'a <b onmouseover=x>b</b> c',
    '<!-- nascosto -->',
    '<iframe src="https://example.it"></iframe>',
  ])('[API-30] is only text: %s', (source) => {
    expect(textOf(parseMarkdown(source))).toBe(source);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'javascript&#58;alert(1)',
    '&#1;javascript:alert(1)',
    '&#160;javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.it/x',
  ])('[API-30] leaves the words of a link to %s, and no link', (href) => {
    for (const source of [`[premi](${href})`, `[premi](<${href}>)`, `[premi][qui]\n\n[qui]: ${href}`])
      expect(parseMarkdown(source)).toEqual([paragraph('premi')]);
  });

  it.each([
    ['[a](/contatti)', '/contatti'],
    ['[a](#orari)', '#orari'],
    ['[a](contatti?x=1&amp;y=2)', 'contatti?x=1&y=2'],
    ['[a](https://example.it "titolo")', 'https://example.it'],
    ['[a](mailto:info@example.it)', 'mailto:info@example.it'],
    ['[a](tel:+390951234567)', 'tel:+390951234567'],
    ['<https://example.it>', 'https://example.it'],
    ['www.example.it', 'http://www.example.it'],
    ['info@example.it', 'mailto:info@example.it'],
  ])('[API-30] keeps the link of %s', (source, href) => {
    expect(linksIn(parseMarkdown(source))).toEqual([href]);
  });
});

describe('a text meant to break the parser', () => {
  it.each([
    { what: 'quotes without end', source: `${'>'.repeat(20_000)}a` },
    { what: 'lists without end', source: `${'- '.repeat(3_000)}a` },
    { what: 'brackets that nobody closes', source: '[a]('.repeat(5_000) },
    { what: 'emphasis that nobody closes', source: '*a_'.repeat(20_000) },
    { what: 'emphasis inside emphasis', source: `${'*a **b '.repeat(100)}${'** *'.repeat(100)}` },
    { what: 'marks of code', source: '`a``'.repeat(5_000) },
    { what: 'NUL and lone surrogates', source: '# \u0000\ud800 *\udfff*' },
    { what: 'nothing', source: '' },
  ])('[API-30] is answered: $what', ({ source }) => {
    const blocks = parseMarkdown(source);
    expect(z.array(Block).safeParse(blocks).success).toBe(true);
    expect(nestingOf(blocks)).toBeLessThanOrEqual(20);
  });

  it('[API-30] loses none of its words', () => {
    expect(textOf(parseMarkdown(`${'>'.repeat(20_000)}fondo`))).toContain('fondo');
    expect(textOf(parseMarkdown(`${'> '.repeat(30)}fondo`))).toContain('fondo');
    expect(textOf(parseMarkdown(`prima\n\n${'*a_'.repeat(20_000)}`))).toMatch(/^prima/);
  });
});
