import { ApiError } from '@zanga/contract/wire/client';
import { expect, it } from 'vitest';
import { loginRefusal, refuseFalse, registerRefusal, resetRefusal } from './login-refusals.ts';

const bare = (status: number) => new ApiError(status);
const thrown = (answer: unknown, status: number) => {
  try {
    refuseFalse(answer, status);
    return undefined;
  } catch (error) {
    return error;
  }
};

it('[ERR-2] [LOG-9] a 401 means a wrong email or password, whatever its body', () => {
  const told = new ApiError(401, { error: 'Applicazione non riconosciuta', code: 'auth.unknown_client' });
  expect([bare(401), told].map(loginRefusal)).toEqual(Array(2).fill('Email e/o password non validi'));
  expect([bare(400), bare(500), new Error('no network')].map(loginRefusal)).toEqual(Array(3).fill(undefined));
});

it('[ERR-6] a 400, a bare false and success: false mean that the email was not found', () => {
  const errors = [bare(400), thrown(false, 400), thrown({ success: false }, 400)];
  expect(errors.map(resetRefusal)).toEqual(Array(3).fill("L'indirizzo email non è stato trovato"));
  expect([bare(401), bare(503)].map(resetRefusal)).toEqual([undefined, undefined]);
  expect([undefined, null, true, { success: true }].map((answer) => thrown(answer, 400))).toEqual(
    Array(4).fill(undefined),
  );
});

it('[ERR-3] a registration refused without a reason asks to check the form', () => {
  expect([thrown(false, 422), thrown({ success: false }, 422)].map(registerRefusal)).toEqual(
    Array(2).fill('Controllare i dati inseriti'),
  );
  expect(registerRefusal(new ApiError(422, { error: 'altro', code: 'password.weak' }))).toBeUndefined();
});
