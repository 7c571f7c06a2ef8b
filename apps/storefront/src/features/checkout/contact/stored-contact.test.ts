import { expect, it } from 'vitest';
import { readStoredContact, storeContact } from './stored-contact.ts';

const ada = { firstname: 'Ada', lastname: 'Prova', email: 'ada@example.it', telephone: '3331234567' };

const tab = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
};

it("[RTE-9] [STA-2] gives a customer's typed contact to that customer alone, in any tab", () => {
  const box = tab();
  storeContact(box, ada, 'ada@example.it');
  expect(readStoredContact(box, 'ada@example.it')).toEqual(ada);
  expect(readStoredContact(box, null).firstname).toBe('');
  expect(readStoredContact(box, 'eva@example.it').firstname).toBe('');
});

it('[RTE-9] gives back a visitor’s typed contact, also after a sign-in', () => {
  const box = tab();
  storeContact(box, ada, null);
  expect(readStoredContact(box, null)).toEqual(ada);
  expect(readStoredContact(box, 'ada@example.it')).toEqual(ada);
});
