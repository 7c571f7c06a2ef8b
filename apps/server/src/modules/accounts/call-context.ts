import type { IncomingHttpHeaders } from 'node:http';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import { deviceName } from '@zanga/domain/staff/device-name';
import { hostCookie, readCookie } from '../../platform/host-cookie.ts';
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

const windowCookie = 'login_window';

/** What the cookie is called that ties a login window to the browser that opened it. */
export const windowCookieName = (secure: boolean): string =>
  secure ? hostCookie(windowCookie) : windowCookie;

export const windowCookieOf = ({ headers }: Pick<CallLike, 'headers'>): string | undefined =>
  readCookie(headers.cookie, windowCookie);
