import { expect, it } from 'vitest';
import { namesAllergy } from './allergy-words.ts';

it('knows a note that speaks of an allergy, and no other', () => {
  for (const note of [
    'ALLERGICO alle noci',
    'sono celiaca',
    'intolleranza al lattosio',
    'allérgica',
    'peanut allergy',
  ])
    expect([note, namesAllergy(note)]).toEqual([note, true]);
  for (const note of ['ben cotta', 'senza cipolla', '', 'per Allegra', 'x'.repeat(100)])
    expect([note, namesAllergy(note)]).toEqual([note, false]);
});
