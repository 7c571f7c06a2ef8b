import { isApiError } from './api-error.ts';
import { texts } from './texts.ts';

export type Problem = {
  readonly kind: 'not-found' | 'offline' | 'unavailable' | 'broken';
  readonly title: string;
  readonly body: string;
};

/** What a person is told when a page cannot be shown, by what went wrong. */
export const problemOf = (error: unknown, online: boolean): Problem => {
  if (!online) return { kind: 'offline', ...texts.offline };
  if (!isApiError(error)) return { kind: 'broken', ...texts.broken, body: texts.unexpected };
  if (error.status === 404) return { kind: 'not-found', ...texts.notFound };
  if (error.status === 503) return { kind: 'unavailable', ...texts.unavailable };
  return {
    kind: 'broken',
    ...texts.broken,
    body: error.code === 'unknown' ? texts.unexpected : error.message,
  };
};
