import { describe, expect, it } from 'vitest';
import { type Allowed, shortcutsFor } from './shortcut-rule.ts';

const nobody = { signedIn: false, located: false };
const somebody = { signedIn: true, located: false };
const all: Allowed = { location: 'granted', notifications: 'granted', pushes: 'on' };

describe('[MNU-4] the menu of the app', () => {
  it.each(['ask', 'denied'] as const)('offers both permissions while the device answers %s', (state) => {
    const allowed = { location: state, notifications: state, pushes: 'off' } as const;
    expect(shortcutsFor(allowed, nobody)).toEqual(['share-location', 'notifications-on']);
  });

  it('offers to undo both', () => {
    expect(shortcutsFor(all, { ...somebody, located: true })).toEqual([
      'forget-location',
      'notifications-off',
    ]);
  });

  it('offers switched-off pushes again to a customer, and no shortcut to a visitor', () => {
    expect(shortcutsFor({ ...all, pushes: 'off' }, somebody)).toEqual(['notifications-on']);
    expect(shortcutsFor({ ...all, pushes: 'off' }, nobody)).toEqual([]);
  });

  it('offers no permission that the device lacks', () => {
    expect(shortcutsFor({ ...all, pushes: 'unable' }, somebody)).toEqual([]);
  });
});
