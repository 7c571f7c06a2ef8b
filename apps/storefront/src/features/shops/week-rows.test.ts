import { describe, expect, it } from 'vitest';
import { weekRows } from './week-rows.ts';

const lunch = { opens: 720, closes: 900 };
const dinner = { opens: 1110, closes: 1410 };
const late = { opens: 1110, closes: 1560 };

describe('a week of opening hours', () => {
  it('joins consecutive days with equal hours, and writes hours past midnight as a clock does', () => {
    const rows = weekRows([[], [lunch, dinner], [lunch, dinner], [lunch, dinner], [late], [late], [lunch]]);
    expect(rows.map(({ days, hours }) => [days, ...hours])).toEqual([
      ['Lunedì'],
      ['Martedì–giovedì', '12:00–15:00', '18:30–23:30'],
      ['Venerdì–sabato', '18:30–02:00'],
      ['Domenica', '12:00–15:00'],
    ]);
    expect(rows.map(({ includes }) => includes(6))).toEqual([false, false, true, false]);
  });

  it('is one line when every day is alike', () => {
    expect(weekRows(Array.from({ length: 7 }, () => [lunch])).map(({ days }) => days)).toEqual([
      'Lunedì–domenica',
    ]);
  });
});
