import { type ErrorCode, errors } from '@zanga/contract/errors';
import type { FieldErrors, Refusal } from '@zanga/contract/route';

/** A refusal thrown where returning it would not reach: permissions, limits, malformed input. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, fields?: FieldErrors) {
    super(errors[code].error);
    this.code = code;
    this.fields = fields;
  }
}

/** A use case's way to say no; the route must have declared the code. */
export const refuse = <const Code extends ErrorCode>(code: Code, fields?: FieldErrors): Refusal<Code> => ({
  ok: false,
  code,
  ...(fields && { fields }),
});

/** What goes over the wire for a refusal. */
export const errorBody = (code: ErrorCode, fields?: FieldErrors) => ({
  error: errors[code].error,
  code,
  ...(fields && { fields }),
});

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
