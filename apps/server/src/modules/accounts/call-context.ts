import type { IncomingHttpHeaders } from 'node:http';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import { hashSecret } from './opaque.ts';
import { placeOf } from './place.ts';
import type { Asked } from './tools.ts';

type CallLike = {
  readonly now: Date;
  readonly ip: string;
  readonly given: CallQuery;
  readonly headers: IncomingHttpHeaders;
};

/** When and where from a call comes. */
export const askedBy = (call: CallLike): Asked => ({ now: call.now, place: placeOf(call) });

/** The sign-in a call comes with, as it is kept; the call has been let in with it. */
export const tokenHashOf = ({ headers }: CallLike): Buffer =>
  hashSecret((headers.authorization ?? '').replace(/^Bearer /i, ''));

/** Ties a login window to the browser that opened it. */
export const windowCookie = 'zanga_login';

export const windowCookieOf = ({ headers }: CallLike): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${windowCookie}=`))
    ?.slice(windowCookie.length + 1);
