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

/** The caller, as written down with the things the call did. */
export type Caller = {
  readonly ip: string;
  readonly platform: string | null;
  readonly appVersion: string | null;
  readonly domain: string | null;
  /** Kind of browser or app, without its version. */
  readonly device: string | null;
};

const callerOf = ({ ip, given, headers }: CallLike): Caller => ({
  ip,
  platform: given.platform ?? null,
  appVersion: given.app_version ?? null,
  domain: given.domain ?? null,
  device: deviceName(headers['user-agent']),
});

/** Time and caller of an action. */
export type CallContext = { readonly now: Date; readonly caller: Caller };

/** The context of an HTTP call. */
export const contextOf = (call: CallLike): CallContext => ({ now: call.now, caller: callerOf(call) });

/** Hash of the call's token, as stored; the call is already authenticated. */
export const tokenHashOf = ({ headers }: CallLike): Buffer =>
  hashSecret((headers.authorization ?? '').replace(/^Bearer /i, ''));

const windowCookie = 'login_window';

/** Name of the cookie that ties a login window to the browser that opened it. */
export const windowCookieName = (secure: boolean): string =>
  secure ? hostCookie(windowCookie) : windowCookie;

export const windowCookieOf = ({ headers }: Pick<CallLike, 'headers'>): string | undefined =>
  readCookie(headers.cookie, windowCookie);
