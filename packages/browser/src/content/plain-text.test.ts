import type { Block } from '@zanga/contract/brand/contents';
import { describe, expect, it } from 'vitest';
import { anchorOf, plainText, summaryOf } from './plain-text.ts';

const text = (words: string) => ({ kind: 'text' as const, text: words });

describe('the plain words of an editorial text', () => {
  it('include the words inside bold, links and lists', () => {
    expect(
      plainText([
        text('Il '),
        { kind: 'strong', children: [text('lievito')] },
        { kind: 'break' },
        text('madre'),
      ]),
    ).toBe('Il lievito madre');
  });

  it('describe the page by its first paragraph, cut between two words', () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 2, children: [text('Titolo')] },
      { kind: 'paragraph', children: [text('Consegniamo in sei città della Sicilia')] },
    ];
    expect(summaryOf(blocks)).toBe('Consegniamo in sei città della Sicilia');
    expect(summaryOf(blocks, 20)).toBe('Consegniamo in sei…');
    expect(summaryOf([])).toBe('');
  });

  it('turn a heading into an anchor for links', () => {
    expect(anchorOf([text('Perché c’è già un’età minima?')])).toBe('perche-c-e-gia-un-eta-minima');
  });
});
