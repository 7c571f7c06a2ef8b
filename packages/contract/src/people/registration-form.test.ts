import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ChangePasswordForm, ResetForm } from './password.ts';
import { RegisterForm } from './registration.ts';

const mismatch = 'password e conferma devono coincidere';
const wordsOf = (schema: z.ZodMiniType, value: object) => {
  const { error } = z.safeParse(schema, value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};
const twice = { password: 'segreta', password_confirmation: 'segreto' };

describe('a password chosen twice', () => {
  it('[VAL-3] [VAL-5] [VAL-6] [VAL-9] is compared even when every other field is empty', () => {
    const empty = { firstname: '', lastname: '', email: '', telephone: '', captcha: '' };
    expect(wordsOf(RegisterForm, { ...empty, ...twice })).toEqual({
      firstname: 'campo obbligatorio',
      lastname: 'campo obbligatorio',
      email: 'campo obbligatorio',
      telephone: '* inserisci il numero di telefono',
      captcha: 'completa la verifica di sicurezza',
      password_confirmation: mismatch,
    });
  });

  it('[VAL-2] [VAL-5] [VAL-7] is compared beside fields that are wrong', () => {
    const wrong = { firstname: 'Ada', lastname: 'Rossi', email: 'ada@', telephone: 'abc', captcha: 'x' };
    expect(wordsOf(RegisterForm, { ...wrong, ...twice })).toEqual({
      email: "l'indirizzo email non è valido",
      telephone: 'il numero di telefono non è valido',
      password_confirmation: mismatch,
    });
  });

  it.each([
    ['Segreta', 'segreta'],
    ['segreta ', 'segreta'],
    ['perchè1', 'perché1'],
  ])('[VAL-5] is the same only to the letter: %j is not %j', (password, password_confirmation) => {
    const form = { token: 'x', email: 'ada@example.it', password, password_confirmation };
    expect(wordsOf(ResetForm, form)).toEqual({ password_confirmation: mismatch });
  });

  it('[VAL-5] is compared wherever one is chosen', () => {
    expect(wordsOf(ChangePasswordForm, { old_password: '', ...twice })).toMatchObject({
      password_confirmation: mismatch,
    });
    expect(wordsOf(ResetForm, { token: '', email: '', ...twice })).toMatchObject({
      password_confirmation: mismatch,
    });
  });

  it('[VAL-4] is asked for first, and told to be too short beside the other problem', () => {
    const names = { firstname: 'Ada', lastname: 'Rossi', email: 'a@b.it', telephone: '3331234567' };
    const form = { ...names, captcha: 'x' };
    const empty = { ...form, password: '', password_confirmation: '' };
    expect(z.safeParse(RegisterForm, empty).error?.issues).toMatchObject([
      { path: ['password'], message: 'campo obbligatorio' },
      { path: ['password'], message: 'inserire almeno sei caratteri' },
      { path: ['password_confirmation'], message: 'campo obbligatorio' },
    ]);
    expect(wordsOf(RegisterForm, { ...form, password: 'corta', password_confirmation: 'altra' })).toEqual({
      password: 'inserire almeno sei caratteri',
      password_confirmation: mismatch,
    });
  });
});
