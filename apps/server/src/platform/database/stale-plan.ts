/**
 * Whether a prepared statement has become invalid because a column came or went: an older release serves on while a
 * newer one migrates. PostgreSQL refuses such a statement before executing it, until it is prepared anew.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type';
