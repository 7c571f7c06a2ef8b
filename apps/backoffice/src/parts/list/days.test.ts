import { expect, it } from 'vitest';
import { dayPresets } from './days.ts';

const named = (now: string) =>
  Object.fromEntries(dayPresets(new Date(now)).map(({ label, interval }) => [label, interval]));

it('offers the usual intervals by the day in Rome', () => {
  // In Rome it is the first of January already.
  expect(named('2026-12-31T23:30:00Z')).toEqual({
    Oggi: { from: '2027-01-01', to: '2027-01-01' },
    Ieri: { from: '2026-12-31', to: '2026-12-31' },
    'Ultimi 7 giorni': { from: '2026-12-26', to: '2027-01-01' },
    'Questo mese': { from: '2027-01-01', to: '2027-01-01' },
    'Mese scorso': { from: '2026-12-01', to: '2026-12-31' },
  });
  expect(named('2026-03-01T12:00:00Z')['Mese scorso']).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});
