import { ApiError } from '@zanga/contract/wire/client';
import { expect, it } from 'vitest';
import { proofNeeded } from './proof-needed.ts';

const refusal = (code: string) => new ApiError(409, { error: 'le parole', code });

it.each([
  ['order.code_needed', false, 'code'],
  ['order.code_needed', true, 'code'],
  ['order.captcha_needed', false, 'captcha'],
  ['order.captcha_needed', true, undefined],
  ['order.too_many_open', false, undefined],
] as const)('[RTE-9] after %s, with a captcha given: %s, asks for %s', (code, given, asked) =>
  expect(proofNeeded(refusal(code), given)).toBe(asked),
);

it('asks for no proof after a network failure', () =>
  expect(proofNeeded(new TypeError('fetch'), false)).toBeUndefined());
