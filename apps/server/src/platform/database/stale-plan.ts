/**
 * Whether a statement was prepared before a column came or went, and its answer would be another: while a newer release
 * migrates, the older one serves on over connections that have prepared what they ask. The database refuses it before
 * anything is done, and does so each time until the statement is prepared anew.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type';
