import { Block } from '@zanga/contract/brand/contents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseMarkdown } from './markdown.ts';
import { headingLevels, linksIn, nestingOf, nodesIn, textOf } from './testing.ts';

/** Everything that means something to a parser or to a browser, strewn about. */
const pieces = fc.constantFrom(
  ...['*', '_', '**', '~~', '`', '```\n', '[', ']', '(', ')', '](', '<', '>', '|', '|-|-|\n', '\n', '\n\n'],
  ...[
    '- ',
    '1. ',
    '> ',
    '# ',
    '## ',
    '###### ',
    '    ',
    '---\n',
    '!',
    '\\',
    '&',
    '&#58;',
    '&colon;',
    '&#x0a;',
  ],
  ...[
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'https://',
    'mailto:',
    'www.',
    '//',
    '@',
    ':',
    '\t',
    '\u0000',
  ],
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=y>',
    '<!--',
    '-->',
    '[x]: ',
    '[x]',
    'ciao',
    'è',
    '🍕',
    '\ud800',
  ],
);
const source = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.array(pieces, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 200 }))
    .map(([parts, times]) => parts.join('').repeat(times)),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const runs = { numRuns: 1_500 };
const allowed = ['https:', 'http:', 'mailto:', 'tel:'];

describe('any text at all', () => {
  it('[API-30] is answered with blocks of the contract, none deep, none empty', () => {
    const contract = z.array(Block);
    fc.assert(
      fc.property(source, (markdown) => {
        const blocks = parseMarkdown(markdown);
        expect(contract.parse(blocks)).toEqual(blocks);
        expect(nestingOf(blocks)).toBeLessThanOrEqual(32);
        for (const node of nodesIn(blocks)) if (node.kind === 'text') expect(node.text).not.toBe('');
      }),
      runs,
    );
  });

  it('[API-30] leads nowhere but to pages, mail addresses and telephones', () => {
    const target = fc.tuple(fc.array(pieces, { maxLength: 6 }), source).map(([parts, after]) => {
      return `[qui](${parts.join('')}alert(1)) [qui](<${parts.join('')}x>) <${parts.join('')}x> ${after}`;
    });
    fc.assert(
      fc.property(target, (markdown) => {
        for (const href of linksIn(parseMarkdown(markdown))) {
          // As a browser resolves it; an unresolvable address leads nowhere.
          if (URL.canParse(href, 'https://zanga.example/'))
            expect(allowed).toContain(new URL(href, 'https://zanga.example/').protocol);
        }
      }),
      runs,
    );
  });

  it('[API-30] has headings from the second level on, and none that skips one on the way down', () => {
    fc.assert(
      fc.property(source, (markdown) => {
        let above = 1;
        for (const level of headingLevels(parseMarkdown(markdown))) {
          expect(level).toBeGreaterThanOrEqual(2);
          expect(level).toBeLessThanOrEqual(Math.min(6, above + 1));
          above = level;
        }
      }),
      runs,
    );
  });

  it('[API-30] made of plain words comes back word for word', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcxyzàèìòù0123456789,;?'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const sentence = `Ecco ${words.join(' ')}`;
        expect(textOf(parseMarkdown(sentence))).toBe(sentence);
      }),
    );
  });
});
