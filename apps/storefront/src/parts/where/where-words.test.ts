import { describe, expect, it } from 'vitest';
import { promised, someDelivery, somePickup } from './where-testing.ts';
import { whereWords } from './where-words.ts';

// A Monday in Rome, at 8:40.
const now = new Date('2026-11-23T07:40:00Z');

describe('the words for way, place and time', () => {
  it('give the duration of a delivery, and the ready time of a pickup', () => {
    expect(whereWords(someDelivery, promised({ earliest_delivery: '2026-11-23T08:08:00Z' }), now)).toEqual({
      how: 'Consegna',
      when: '30–40 min',
      place: 'Via Etnea 12',
      oneLine: 'Consegna a Via Etnea 12',
      spoken: 'Dove e come: consegna a Via Etnea 12, 30–40 minuti. Cambia',
    });
    expect(whereWords(somePickup, promised({ earliest_pickup: '2026-11-23T08:50:00Z' }), now)).toEqual({
      how: 'Ritiro',
      when: 'pronto 9:50',
      place: 'Catania',
      oneLine: 'Ritiro a Catania',
      spoken: 'Dove e come: ritiro a Catania, pronto alle 9:50. Cambia',
    });
  });

  it('leave out an unknown time, and give the hour of a distant one', () => {
    expect(whereWords(someDelivery, undefined, now)).toMatchObject({
      when: null,
      spoken: 'Dove e come: consegna a Via Etnea 12. Cambia',
    });
    const late = promised({ earliest_delivery: '2026-11-23T11:30:00Z' });
    expect(whereWords(someDelivery, late, now).when).toBe('alle 12:30');
  });

  it('give the chosen time, by the day', () => {
    const at = (slot: string) => whereWords({ ...someDelivery, slot }, undefined, now);
    expect(at('2026-11-23T19:15:00Z')).toMatchObject({
      when: '20:15',
      spoken: 'Dove e come: consegna a Via Etnea 12, per le 20:15. Cambia',
    });
    expect(at('2026-11-24T11:30:00Z')).toMatchObject({
      when: 'domani 12:30',
      spoken: 'Dove e come: consegna a Via Etnea 12, per domani alle 12:30. Cambia',
    });
    expect(at('2026-11-26T11:30:00Z').when).toBe('26/11 12:30');
  });

  it('say that the shop is closed, pauses, or no longer delivers there', () => {
    const state = (state: 'closed' | 'paused', until: string | null) =>
      whereWords(someDelivery, promised({ opening: [{ service: 'delivery', state, until, label: '' }] }), now)
        .when;
    expect(state('closed', '2026-11-23T18:00:00Z')).toBe('chiuso, apre alle 19:00');
    expect(state('paused', '2026-11-23T08:00:00Z')).toBe('in pausa, riapre alle 09:00');
    expect(state('closed', null)).toBe('chiuso in questi giorni');
    expect(whereWords(someDelivery, promised({ fee: null, delivers: false }), now).when).toBe(
      'qui non arriviamo',
    );
    expect(whereWords(somePickup, promised({ opening: [] }), now).when).toBe('qui non si ritira');
    expect(whereWords(somePickup, promised(), now).when).toBe('nessun orario libero');
  });
});
