import { describe, expect, it } from 'vitest';
import { isAgreedText, type Publishing, publishingProblems } from './publishing.ts';

const now = new Date('2026-11-23T10:00:00Z');
const at = (when: string) => new Date(when);
const plain: Publishing = { at: null, asks: false, reason: '' };
const wrong = (slug: string, part: Partial<Publishing>) =>
  publishingProblems(slug, { ...plain, ...part }, now).map(({ field }) => field);

describe('publishing a text', () => {
  it.each<[string, Partial<Publishing>, readonly string[]]>([
    ['faq', {}, []],
    ['faq', { at: at('2026-11-23T10:00:01Z') }, []],
    ['faq', { at: at('2026-11-23T10:00:00Z') }, ['at']],
    ['faq', { at: at('2027-11-25T10:00:00Z') }, ['at']],
    ['faq', { asks: true, reason: 'Cambia tutto' }, ['asks']],
    ['terms', { asks: true, reason: 'Cambiano i tempi dei rimborsi' }, []],
    ['privacy', { asks: true, reason: '  ' }, ['reason']],
  ])('%s with %j lacks %j', (slug, part, fields) => expect(wrong(slug, part)).toEqual(fields));

  it('asks customers about terms and privacy alone', () => {
    expect(['terms', 'privacy', 'faq', 'avviso-home-page'].map(isAgreedText)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
