import { notFound } from '@tanstack/react-router';
import type { ApiError } from '@zanga/contract/wire/client';

/**
 * Whether the service has refused. By name and not by class: while the server renders, refusals come from
 * the server's own copy of the client.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/** For loaders: what the service does not have is a page not found, anything else stays what it is. */
export const missingIsNotFound = (error: unknown): never => {
  if (isApiError(error) && error.status === 404) throw notFound();
  throw error;
};

/** Whether no answer came: no connection, or a timeout. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException;
