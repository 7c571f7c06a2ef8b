import { expect, it } from 'vitest';
import { isAppleSafari } from './install.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple}`;
const desk = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`;

it.each([
  ['an iPhone', `${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, true],
  ['an iPad, which says it is a Mac', desk, 5, true],
  ['a Mac', desk, 0, false],
  ['Chrome on an iPhone', `${phone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['a page within another app', `${phone} Mobile/15E148`, 5, false],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
    5,
    false,
  ],
])('tells the way of Safari to those who have it: %s', (_, userAgent, maxTouchPoints, expected) =>
  expect(isAppleSafari({ userAgent, maxTouchPoints })).toBe(expected),
);
