import { describe, expect, it } from 'vitest';
import { fallbackStorage } from './fallback-storage.ts';

const refuse = () => {
  throw new Error('QuotaExceededError');
};

describe('a storage that never refuses', () => {
  it('holds a value that a full storage refuses, in place of the stored one', () => {
    const full = fallbackStorage(() => ({ getItem: () => 'old', setItem: refuse, removeItem: refuse }));
    full.setItem('token', 'new');
    expect(full.getItem('token')).toBe('new');
    full.removeItem('token');
    expect(full.getItem('token')).toBeNull();
    expect(full.getItem('username')).toBe('old');
  });

  it('holds all values where opening the storage is forbidden', () => {
    const forbidden = fallbackStorage(refuse);
    expect(forbidden.getItem('token')).toBeNull();
    forbidden.setItem('token', 'kept');
    expect(forbidden.getItem('token')).toBe('kept');
    forbidden.removeItem('token');
    expect(forbidden.getItem('token')).toBeNull();
  });

  it('drops its held value once the storage has room again', () => {
    const place = new Map<string, string>();
    let room = false;
    const box = fallbackStorage(() => ({
      getItem: (name) => place.get(name) ?? null,
      setItem: (name, value) => (room ? void place.set(name, value) : refuse()),
      removeItem: (name) => void place.delete(name),
    }));
    box.setItem('cart', 'one');
    room = true;
    box.setItem('cart', 'two');
    place.set('cart', 'of another tab');
    expect(box.getItem('cart')).toBe('of another tab');
  });
});
