import type { IncomingHttpHeaders } from 'node:http';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import { deviceName } from '@zanga/domain/staff/device-name';
import { hashSecret } from './secrets.ts';

type CallLike = {
  readonly now: Date;
  readonly ip: string;
  readonly given: CallQuery;
  readonly headers: IncomingHttpHeaders;
};

/** Who makes a call, as far as it is kept with what the call did. */
export type Caller = {
  readonly ip: string;
  readonly platform: string | null;
  readonly appVersion: string | null;
  readonly domain: string | null;
  /** What kind of browser or app it is, without its version. */
  readonly device: string | null;
};

const callerOf = ({ ip, given, headers }: CallLike): Caller => ({
  ip,
  platform: given.platform ?? null,
  appVersion: given.app_version ?? null,
  domain: given.domain ?? null,
  device: deviceName(headers['user-agent']),
});

/** When something is done, and by what caller. */
export type CallContext = { readonly now: Date; readonly caller: Caller };

/** The context of an HTTP call. */
export const contextOf = (call: CallLike): CallContext => ({ now: call.now, caller: callerOf(call) });

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
