import { describe, expect, it } from 'vitest';
import { keptSince } from './retention.ts';

const since = (span: Parameters<typeof keptSince>[0], now: string) =>
  keptSince(span, new Date(now)).toISOString();

describe('the moment up to which data are deleted', () => {
  it('is now for data that carry their own end', () => {
    expect(since('own end', '2026-11-26T03:00:00Z')).toBe('2026-11-26T03:00:00.000Z');
  });

  it('goes back by days, months and years', () => {
    expect(since({ days: 30 }, '2026-03-01T03:00:00Z')).toBe('2026-01-30T03:00:00.000Z');
    expect(since({ months: 24 }, '2026-11-26T03:00:00Z')).toBe('2024-11-26T03:00:00.000Z');
    expect(since({ years: 10 }, '2026-11-26T03:00:00Z')).toBe('2016-11-26T03:00:00.000Z');
  });

  it('never passes into the next month, where the month is shorter', () => {
    expect(since({ years: 5 }, '2028-02-29T03:00:00Z')).toBe('2023-02-28T03:00:00.000Z');
    expect(since({ months: 1 }, '2026-03-31T03:00:00Z')).toBe('2026-02-28T03:00:00.000Z');
  });
});
