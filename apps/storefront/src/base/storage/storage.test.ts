import { createStorage } from '@zanga/browser/storage/create-storage.ts';
import { storedKeys } from '@zanga/contract/wire/stored';
import { describe, expect, it, vi } from 'vitest';
import { parseStored } from './storage.ts';

const box = () => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};

describe('storage', () => {
  it('[STA-9] keeps every value under the key the specification names', () => {
    const specified =
      'token username firstname lastname fullname cart socials features app device_id push_token';
    const others = 'app_version wizard1 direct latitude longitude formatted_address';
    const address = 'shop_address delivery_address';
    const ours = 'favorites searches notice orders cart_key tickets totem where install';
    const names = `${specified} ${others} ${address} ${ours}`.split(' ');
    expect([...storedKeys].sort()).toEqual(names.toSorted());
    const place = box();
    const storage = createStorage(place);
    for (const name of storedKeys) storage.write(name, `value of ${name}`);
    // Under the plain name, neither prefixed nor packed.
    expect(Object.fromEntries(place.held)).toEqual(
      Object.fromEntries(names.map((name) => [name, `value of ${name}`])),
    );
    place.held.set('token', 'written by another tab');
    expect(storage.read('token')).toBe('written by another tab');
  });

  it('deletes a value written as null and informs listeners until they leave', () => {
    const place = box();
    const storage = createStorage(place);
    const heard = vi.fn();
    const leave = storage.subscribe(heard);
    storage.write('token', 'a');
    storage.write('token', null);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(place.held.has('token')).toBe(false);
    leave();
    storage.write('token', 'b');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('ignores a stored value of another shape', () => {
    const isText = (value: unknown): value is string => typeof value === 'string';
    expect(parseStored('"yes"', isText)).toBe('yes');
    expect(parseStored('12', isText)).toBeUndefined();
    expect(parseStored('{broken', isText)).toBeUndefined();
    expect(parseStored(null, isText)).toBeUndefined();
  });
});
