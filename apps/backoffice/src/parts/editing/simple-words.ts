import { money } from '@zanga/browser/format.ts';
import { type Descriptions, type SimpleOf, simpleDescription } from '@zanga/domain/staff/editing/described';
import { momentText } from '../moment.ts';
import { editingTexts as t } from './editing-texts.ts';

export const listed = (words: readonly string[]): string => words.join(', ') || t.nothing;

/** A simple field of a form in words, to compare the versions of two people. */
export const simpleWords = <D extends Descriptions>(
  described: D,
  field: SimpleOf<D>,
  value: unknown,
): string => {
  const description = simpleDescription(described, field);
  const names = 'words' in description ? description.words.names : {};
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return description.kind === 'cents' ? money(value) : String(value);
  if (Array.isArray(value)) return listed(value.map((word: string) => names[word] ?? word));
  if (typeof value !== 'string' || value === '') return t.nothing;
  return description.kind === 'instant' ? momentText(value) : (names[value] ?? value);
};
