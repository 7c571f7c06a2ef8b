import { expect, it } from 'vitest';
import { pinProblem } from './pin.ts';

it.each([
  '0000',
  '1234',
  '9876',
  '7890',
  '1212',
  '123123',
  '111111',
  '2580',
  '1985',
  '2001',
  '456789',
  '6543',
])('%s is among the first that anybody tries', (pin) => expect(pinProblem(pin, null)).toBe('trivial'));

it.each(['12', '1234567', '12a4', '', ' 4821', '４８２１'])('“%s” is no PIN', (pin) =>
  expect(pinProblem(pin, null)).toBe('shape'),
);

it('is not one’s own birthday, where that is known', () => {
  for (const pin of ['1705', '0517', '170592', '920517']) {
    expect(pinProblem(pin, '1992-05-17')).toBe('birthday');
    expect(pinProblem(pin, null)).toBeUndefined();
  }
});

it.each(['4821', '70391', '830562'])('%s is taken', (pin) => expect(pinProblem(pin, null)).toBeUndefined());
