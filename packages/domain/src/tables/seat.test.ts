import { describe, expect, it } from 'vitest';
import { welcomes } from './seat.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 19, minute));

describe('the code on a table', () => {
  it('gives a seat for a quarter of an hour after the opening', () => {
    const table = { openSince: at(0), welcomedAt: null };
    expect([0, 14, 15, 50].map((minute) => welcomes(table, at(minute)))).toEqual([true, true, false, false]);
  });

  it('gives one again once staff have let more phones sit down', () => {
    const table = { openSince: at(0), welcomedAt: at(30) };
    expect([29, 44, 45].map((minute) => welcomes(table, at(minute)))).toEqual([true, true, false]);
  });

  it('gives none by a welcome of an earlier evening', () =>
    expect(welcomes({ openSince: at(20), welcomedAt: at(0) }, at(36))).toBe(false));
});
