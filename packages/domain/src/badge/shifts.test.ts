import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPresent, type Stamp, shiftsOf } from './shifts.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
const stamp = (kind: Stamp['kind'], hours: number): Stamp => ({
  kind,
  at: new Date(start + hours * 3_600_000),
  shop: 'Zanga Catania',
});

it('[ROL-3] pairs a coming with the going after it, and leaves open what nobody scanned', () => {
  const shifts = shiftsOf([
    stamp('in', 0),
    stamp('out', 8),
    stamp('in', 24),
    stamp('in', 48),
    stamp('out', 55),
  ]);
  expect(shifts.map((shift) => [shift.in?.getTime(), shift.out?.getTime()])).toEqual([
    [start + 48 * 3_600_000, start + 55 * 3_600_000],
    [start + 24 * 3_600_000, undefined],
    [start, start + 8 * 3_600_000],
  ]);
});

it('[ROL-3] is at work after a coming, until the longest shift is over', () => {
  const now = (hours: number) => new Date(start + hours * 3_600_000);
  expect(isPresent(stamp('in', 0), now(15))).toBe(true);
  expect(isPresent(stamp('in', 0), now(16))).toBe(false);
  expect(isPresent(stamp('out', 0), now(1))).toBe(false);
  expect(isPresent(undefined, now(1))).toBe(false);
});

it('[ROL-3] loses no stamp and invents none', () => {
  const kinds = fc.array(fc.record({ kind: fc.constantFrom<Stamp['kind']>('in', 'out'), gap: fc.nat(30) }));
  fc.assert(
    fc.property(kinds, (written) => {
      let hours = 0;
      const stamps = written.map(({ kind, gap }) => {
        hours += gap + 1;
        return stamp(kind, hours);
      });
      const told = shiftsOf(stamps).flatMap((shift) => [shift.in, shift.out].filter((at) => at !== null));
      expect(told.map(Number).toSorted()).toEqual(stamps.map(({ at }) => Number(at)).toSorted());
    }),
  );
});
