import type { ErrorCode } from '@zanga/contract/errors';
import type { FieldErrors, Refusal } from '@zanga/contract/route';

/** A use case's way to say no. */
export const no = <const Code extends ErrorCode>(code: Code, fields?: FieldErrors): Refusal<Code> => ({
  ok: false,
  code,
  ...(fields && { fields }),
});
