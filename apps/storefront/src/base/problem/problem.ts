import { isApiError } from '@zanga/browser/api/api-error.ts';
import { MissingCode } from '../loading/fetch-code.ts';
import { texts } from '../texts/texts.ts';

export type Problem = {
  readonly kind: 'not-found' | 'offline' | 'unavailable' | 'missing' | 'broken';
  readonly title: string;
  readonly body: string;
};

/** Title and text of the error page, by the kind of failure. */
export const problemOf = (error: unknown, online: boolean): Problem => {
  if (!online) return { kind: 'offline', ...texts.offline };
  if (error instanceof MissingCode) return { kind: 'missing', ...texts.missing };
  if (!isApiError(error)) return { kind: 'broken', ...texts.broken, body: texts.unexpected };
  if (error.status === 404) return { kind: 'not-found', ...texts.notFound };
  if (error.status === 503) return { kind: 'unavailable', ...texts.unavailable };
  return {
    kind: 'broken',
    ...texts.broken,
    body: error.code === 'unknown' ? texts.unexpected : error.message,
  };
};

type Match = { readonly status: string; readonly error: unknown; readonly _notFound?: boolean };

/** Tab title of a page that failed to load; undefined when all went well. */
export const problemTitle = (matches: readonly Match[], online: boolean): string | undefined => {
  for (const { status, error, _notFound } of matches) {
    if (status === 'error') return problemOf(error, online).title;
    if (status === 'notFound' || _notFound) return texts.notFound.title;
  }
  return undefined;
};
