import { describe, expect, it } from 'vitest';
import { clockOf, intervalOf, nextInterval } from './clock-times.ts';

describe('an interval that is typed as two times of the clock', () => {
  it.each([
    [720, 900, 900],
    [1080, 120, 1560],
    [1080, 0, 1440],
    [0, 1440, 1440],
    [1080, 1440, 1440],
    [900, 720, 2160],
  ])('%i to %i closes at %i', (opens, closes, minute) => {
    expect(intervalOf(opens, closes)).toEqual({ opens, closes: minute });
    expect(intervalOf(opens, clockOf(minute))).toEqual({ opens, closes: minute });
  });

  it('stays unreadable where one of them is', () => {
    expect(intervalOf(-1, 900)).toEqual({ opens: -1, closes: 900 });
    expect(intervalOf(720, -1)).toEqual({ opens: 720, closes: -1 });
  });
});

describe('another interval of a day', () => {
  it('suggests lunch, then dinner, then the rest of the day', () => {
    expect(nextInterval([])).toEqual({ opens: 720, closes: 900 });
    expect(nextInterval([{ opens: 720, closes: 900 }])).toEqual({ opens: 1140, closes: 1380 });
    expect(nextInterval([{ opens: 1140, closes: 1380 }])).toEqual({ opens: 1380, closes: 1440 });
  });
});
