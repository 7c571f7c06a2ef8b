import { describe, expect, it } from 'vitest';
import { goneWords, slotLine } from './slot-words.ts';

const offer = (at: string, until: string, state: 'free' | 'full' = 'free') => ({ at, until, state });
const now = new Date('2026-11-23T11:30:00Z');
const offered = {
  asap: '2026-11-23T11:55:00.000Z',
  why_not: null,
  data: [
    offer('2026-11-23T12:00:00.000Z', '2026-11-23T12:15:00.000Z'),
    offer('2026-11-23T12:15:00.000Z', '2026-11-23T12:30:00.000Z', 'full'),
    offer('2026-11-24T12:00:00.000Z', '2026-11-24T12:15:00.000Z'),
  ],
};

describe('the words for a slot', () => {
  it('gives a span for a delivery, a moment for a pickup', () => {
    expect(slotLine('asap', offered, true, now)).toBe('Appena possibile · 12:55–13:10');
    expect(slotLine('asap', offered, false, now)).toBe('Appena possibile · 12:55');
    expect(slotLine('2026-11-24T12:00:00.000Z', offered, true, now)).toBe('Domani · 13:00–13:15');
  });

  it('are undefined for a slot no longer offered, whose message says so', () => {
    const closed = { ...offered, asap: null, why_not: 'Il negozio è chiuso' };
    expect(slotLine('asap', closed, true, now)).toBeUndefined();
    expect(goneWords('asap', closed)).toBe('Il negozio è chiuso');
    for (const gone of ['2026-11-23T12:15:00.000Z', '2026-11-23T11:00:00.000Z'])
      expect(slotLine(gone, offered, true, now)).toBeUndefined();
    expect(goneWords('2026-11-23T12:15:00.000Z', offered)).toBe(
      'L’orario delle 13:15 non c’è più: scegline un altro.',
    );
  });
});
