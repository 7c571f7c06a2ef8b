import { expect, it } from 'vitest';
import { accountPageOf, pageOfSection } from './account-pages.ts';

it('[RTE-11] every section of the account has its page, for old links too', () => {
  expect(pageOfSection('chi-sei')).toBe('dati');
  expect(pageOfSection('notifiche')).toBe('notizie');
  expect(pageOfSection('elimina')).toBe('privacy');
  expect(pageOfSection('nulla')).toBeUndefined();
});

it('[RTE-11] opens known page names only', () => {
  expect(accountPageOf('gusti')).toBe('gusti');
  expect(accountPageOf('badge')).toBeUndefined();
  expect(accountPageOf('toString')).toBeUndefined();
});
