const says = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Foreign key violation: whether a row could not go because others refer to it, or not come because it refers to none. */
export const violatesReference = (error: unknown): boolean => says(error, '23503');

/** Unique violation, whatever it is that two things cannot both have; `isTaken` asks about one of them. */
export const violatesUniqueness = (error: unknown): boolean => says(error, '23505');
