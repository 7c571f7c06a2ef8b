import { describe, expect, it } from 'vitest';
import { notesWith, wishesForPart, wishesOf } from './wishes.ts';

describe('wishes beside the dishes', () => {
  it('are empty by default: no cutlery, no note', () => {
    expect(wishesOf({})).toEqual({ cutlery: false, riderNote: '' });
    expect(wishesOf({ table: '12' })).toEqual({ cutlery: false, riderNote: '' });
  });

  it('come back as they were written, beside the other notes', () => {
    const notes = notesWith({ table: '12' }, { cutlery: true, riderNote: ' il cane è buono ' });
    expect(notes).toEqual({ table: '12', cutlery: 'yes', rider_note: 'il cane è buono' });
    expect(wishesOf(notes)).toEqual({ cutlery: true, riderNote: 'il cane è buono' });
    expect(notesWith(notes, { cutlery: false, riderNote: '  ' })).toEqual({ table: '12' });
  });

  it('concern only the part they can be fulfilled for', () => {
    const notes = notesWith({}, { cutlery: true, riderNote: 'piano' });
    expect(wishesForPart(notes, { part: 'food', mode: 'delivery' })).toEqual({
      cutlery: true,
      rider_note: 'piano',
    });
    expect(wishesForPart(notes, { part: 'food', mode: 'pickup' })).toEqual({
      cutlery: true,
      rider_note: null,
    });
    expect(wishesForPart(notes, { part: 'food', mode: 'onshop' })).toEqual({
      cutlery: null,
      rider_note: null,
    });
    expect(wishesForPart(notes, { part: 'goods', mode: 'shipping' })).toEqual({
      cutlery: null,
      rider_note: null,
    });
    expect(wishesForPart({}, { part: 'food', mode: 'delivery' })).toEqual({
      cutlery: false,
      rider_note: null,
    });
  });
});
