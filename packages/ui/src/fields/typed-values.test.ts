import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readDifference,
  readMoney,
  readTime,
  writeDifference,
  writeMoney,
  writeTime,
} from './typed-values.ts';

describe('an amount', () => {
  it.each([
    ['8', 800],
    ['8,', 800],
    ['8,5', 850],
    ['8,50', 850],
    [' 8,50 € ', 850],
    ['€ 8.50', 850],
    ['0,01', 1],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['1234,56', 123_456],
    ['1.234.567', undefined],
    ['', null],
    ['  € ', null],
  ])('%s is %s', (text, cents) => expect(readMoney(text)).toBe(cents));

  it.each(['otto', '8,505', '8.50,1', '1,234.56', '-3', '12.34.56', '8,5,0', '1e3', '99999999999'])(
    '%s is none',
    (text) => expect(readMoney(text)).toBeUndefined(),
  );

  it('reads its own writing back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(readMoney(writeMoney(cents))).toBe(cents);
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    ['9', 540],
    ['09', 540],
    ['9:30', 570],
    ['9.30', 570],
    ['930', 570],
    ['2105', 1265],
    ['0:00', 0],
    ['24:00', 1440],
    ['', null],
  ])('%s is minute %s', (text, minute) => expect(readTime(text)).toBe(minute));

  it.each(['25', '24:01', '9:60', '9:3', 'nove', '12345', '-1', '9:30 pm'])('%s is no time', (text) =>
    expect(readTime(text)).toBeUndefined(),
  );

  it('reads its own writing back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
        expect(readTime(writeTime(minute))).toBe(minute);
      }),
    );
  });
});

describe('a difference', () => {
  it.each([
    ['1,50', 150],
    ['+1', 100],
    ['-0,5', -50],
    ['−2 €', -200],
    ['0', 0],
    ['', null],
    ['--1', undefined],
    ['uno', undefined],
  ])('%s is %s', (text, cents) => {
    expect(readDifference(text)).toBe(cents);
  });
  it('reads its own writing back', () => {
    expect([150, -50, 0].map(writeDifference)).toEqual(['+1,50', '−0,50', '']);
    expect(readDifference(writeDifference(-1250))).toBe(-1250);
  });
});
