const says = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a row is still referred to, or refers to a missing one. */
export const violatesReference = (error: unknown): boolean => says(error, '23503');

/** Whether two rows would share a unique value; `isTaken` asks about one constraint. */
export const violatesUniqueness = (error: unknown): boolean => says(error, '23505');
