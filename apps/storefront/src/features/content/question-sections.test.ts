import type { Block } from '@zanga/contract/brand/contents';
import { describe, expect, it } from 'vitest';
import { questionsOf } from './question-sections.ts';

const heading = (level: number, text: string): Block => ({
  kind: 'heading',
  level,
  children: [{ kind: 'text', text }],
});
const paragraph = (text: string): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text }] });

describe('a text read as questions', () => {
  it('[RTE-21] groups answers under their question and questions under their chapter', () => {
    const read = questionsOf([
      paragraph('Benvenuto'),
      heading(2, 'Consegna'),
      heading(3, 'Quanto costa?'),
      paragraph('Dipende dalla zona.'),
      paragraph('Si vede prima di pagare.'),
      heading(3, 'Quando arriva?'),
      paragraph('Presto.'),
      heading(2, 'Pagamenti'),
      heading(3, 'Accettate carte?'),
    ]);
    expect(read.opening).toHaveLength(1);
    const text = (words: string) => [{ kind: 'text', text: words }];
    expect(read.sections.map(({ title }) => title)).toEqual([text('Consegna'), text('Pagamenti')]);
    const asked = read.sections.flatMap(({ questions }) => questions.map(({ question }) => question));
    expect(asked).toEqual(['Quanto costa?', 'Quando arriva?', 'Accettate carte?'].map(text));
    expect(read.sections.map(({ questions }) => questions.map(({ answer }) => answer.length))).toEqual([
      [2, 1],
      [0],
    ]);
  });
});
