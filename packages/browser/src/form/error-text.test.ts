import { ApiError } from '@zanga/contract/wire/client';
import { describe, expect, it } from 'vitest';
import { errorText, fieldProblemsOf, isToldAtField } from './error-text.ts';

const generic = 'Si è verificato un errore imprevisto, controllare la connessione di rete';
const refusal = (status: number, code: string, fields = {}) =>
  new ApiError(status, { error: 'le parole del server', code, fields });

describe('the message of a form that could not be sent', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['an answer that is none of ours', new ApiError(502)],
    ['nothing at all', null],
  ])('[ERR-1] %s is told in the generic words', (_, error) => {
    expect(errorText(error)).toBe(generic);
  });

  it('[ERR-3] a refusal is shown in the server’s own words', () => {
    expect(errorText(refusal(409, 'auth.link_required'))).toBe('le parole del server');
  });

  it('puts the server’s objections at the form’s fields', () => {
    const error = refusal(422, 'invalid', {
      username: ['non va'],
      password: ['corta', 'brutta'],
      altro: ['?'],
    });
    expect(fieldProblemsOf(error, ['email', 'password'], { username: 'email' })).toEqual([
      { name: 'email', message: 'non va' },
      { name: 'password', message: 'corta' },
    ]);
    expect(fieldProblemsOf(new TypeError(), ['email'])).toEqual([]);
  });

  it('omits the general message when it would repeat a field’s', () => {
    const problems = [{ name: 'code', message: 'restano 2 tentativi' }];
    expect(isToldAtField(refusal(422, 'phone.code_wrong'), problems)).toBe(true);
    expect(isToldAtField(refusal(422, 'phone.code_wrong'), [])).toBe(false);
    expect(isToldAtField(refusal(429, 'auth.slow_down'), problems)).toBe(false);
  });
});
