import { ApiError } from '@zanga/contract/wire/client';
import { texts } from './texts.ts';

/** What is told when something could not be done: the server's own words, or the generic ones (ERR-1). */
export const errorText = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'unknown' ? error.message : texts.unexpected;
