import { type ErrorCode, errors } from '@zanga/contract/wire/errors';
import type { FieldErrors } from '@zanga/contract/wire/route';

/** A refusal thrown where it cannot be returned: permissions, limits, malformed input. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, fields?: FieldErrors) {
    super(errors[code].error);
    this.code = code;
    this.fields = fields;
  }
}

/** Body of a refusal on the wire. */
export const errorBody = (code: ErrorCode, fields?: FieldErrors) => ({
  error: errors[code].error,
  code,
  ...(fields && { fields }),
});
