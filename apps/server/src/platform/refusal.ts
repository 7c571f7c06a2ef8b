import type { ErrorCode } from '@zanga/contract/wire/errors';
import type { FieldErrors, Refusal } from '@zanga/contract/wire/route';

/** Makes a refusal, for use cases and handlers: a code that the route has declared. */
export const refuse = <const Code extends ErrorCode>(code: Code, fields?: FieldErrors): Refusal<Code> => ({
  ok: false,
  code,
  ...(fields && { fields }),
});

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
