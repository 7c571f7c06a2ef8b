import { isApiError } from '@zanga/browser/api/api-error.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { expect, it } from 'vitest';
import { MissingCode } from '../loading/fetch-code.ts';
import { problemOf, problemTitle } from './problem.ts';

const generic = 'Si è verificato un errore imprevisto, controllare la connessione di rete';

it('[ERR-1] gives the generic words for network and server failures', () => {
  expect(problemOf(new TypeError('Failed to fetch'), true).body).toBe(generic);
  expect(problemOf(new ApiError(500, { error: generic, code: 'internal' }), true).body).toBe(generic);
  expect(problemOf(new ApiError(502), true).body).toBe(generic);
});

it('reports missing code, unless there is no network at all', () => {
  expect(problemOf(new MissingCode('gone'), true).kind).toBe('missing');
  expect(problemOf(new MissingCode('gone'), false).kind).toBe('offline');
});

it('distinguishes a lost connection, a pause of the service, and a missing page', () => {
  expect(problemOf(new TypeError('Failed to fetch'), false).kind).toBe('offline');
  expect(problemOf(new ApiError(503, { code: 'unavailable' }), true).kind).toBe('unavailable');
  expect(problemOf(new ApiError(404, { code: 'category.not_found' }), true).kind).toBe('not-found');
});

it('recognises a refusal from another copy of the client', () => {
  const foreign = Object.assign(new Error('no'), { name: 'ApiError', status: 404 });
  expect(isApiError(foreign)).toBe(true);
  expect(isApiError(new Error('ApiError'))).toBe(false);
  expect(isApiError({ name: 'ApiError' })).toBe(false);
});

it('titles a tab by its error, and leaves it alone without one', () => {
  const well = { status: 'success', error: undefined };
  expect(problemTitle([well, well], true)).toBeUndefined();
  expect(problemTitle([well, { status: 'notFound', error: {} }], true)).toBe('Qui manca una piastrella');
  expect(problemTitle([{ ...well, _notFound: true }], true)).toBe('Qui manca una piastrella');
  const invalid = new ApiError(422, { code: 'invalid' });
  expect(problemTitle([well, { status: 'error', error: invalid }], true)).toMatch(/scotto in cucina$/);
  expect(problemTitle([well, { status: 'error', error: new TypeError() }], false)).toBe('Sei senza rete');
});
