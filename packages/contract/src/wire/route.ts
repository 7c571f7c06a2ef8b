import type { AuditAction } from '@zanga/domain/staff/audit';
import type { Right } from '@zanga/domain/staff/rights';
import type { ErrorCode } from './errors.ts';

/** Any zod schema, seen only through its types (cheaper to check than the library's own). */
export type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };

/** Allowed callers: all, signed-in people, a registered device of a shop, or staff with this right. */
export type Audience = 'public' | 'customer' | 'device' | Right;

/** One endpoint. Its method and path are its key in the contract: 'GET /api/products/:id'. */
export type Route = {
  readonly summary: string;
  readonly auth: Audience;
  /** Word of the audit's entry; `none` for a call that changes nothing. Every route by which staff write has one. */
  readonly audit?: AuditAction | 'none';
  /** Needs a proof of identity in the last ten minutes, else `auth.confirm_again`. */
  readonly fresh?: true;
  /** With a second factor, the sign-in must have included it, else `auth.confirm_again`. */
  readonly factor?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Encoding of the request: JSON by default; raw passes the untouched bytes to the handler. */
  readonly consumes?: 'json' | 'form' | 'multipart' | 'raw';
  /** Largest upload in bytes; by default the limit of pictures. */
  readonly largest?: number;
  /** Status of success: 200 by default. */
  readonly status?: 201 | 202 | 204 | 303;
  readonly response?: Schema;
  /** Content types of an answer that is not JSON. */
  readonly bytes?: readonly string[];
  /** The answer is a stream of server-sent events; each carries the whole current state. */
  readonly events?: Schema;
  /** Refusals of this call, besides the ones that every call shares. */
  readonly errors?: readonly ErrorCode[];
  /** The answer is the same for all callers and changes only with the brand's public data, or the minute. */
  readonly cache?: 'public';
  /** Its prices depend on mode and shop (`priced_for`). Other cached answers ignore that parameter. */
  readonly priced?: true;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Key = `${Method} /${string}`;
export type Contract = Record<string, Route>;

/** Requires an audit word of every route by which staff write. */
type Audited<K, R> = K extends `GET ${string}`
  ? unknown
  : R extends { readonly auth: Right }
    ? { readonly audit: AuditAction | 'none' }
    : unknown;

/** Keys are method and path. A path with a parameter declares it; a route by which staff write has an audit word. */
type Checked<C> = {
  [K in keyof C]: K extends Key
    ? (K extends `${string}:${string}` ? { readonly params: unknown } : unknown) & Audited<K, C[K]>
    : never;
};

/** Declares the routes of one area, checked at compile time. Free of side effects, so bundles drop unused ones. */
// @__NO_SIDE_EFFECTS__
export const routes = <const C extends Contract>(contract: C & Checked<C>): C => contract;

type In<S> = S extends Schema ? S['_zod']['input'] : never;
type Out<S> = S extends Schema ? S['_zod']['output'] : never;
type Has<R, K extends keyof Route> = R extends { readonly [_ in K]: Schema } ? K : never;
type Parts<R> = Has<R, 'params'> | Has<R, 'query'> | Has<R, 'body'>;

/** Input of a call, for the client. */
export type Input<R extends Route> = {
  [P in Parts<R>]: P extends 'body'
    ? R extends { readonly consumes: 'multipart' }
      ? FormData
      : In<R[P]>
    : In<R[P]>;
};

/** Validated input, for the handler. */
export type Parsed<R extends Route> = { [P in Parts<R>]: Out<R[P]> } & (R extends {
  readonly consumes: 'raw';
}
  ? { readonly raw: Uint8Array }
  : unknown);

/** An answer that is not JSON. */
export type Bytes = {
  readonly type: string;
  /** Whole, or piece by piece as it is made. */
  readonly body: Uint8Array | AsyncIterable<Uint8Array>;
  readonly headers?: Readonly<Record<string, string | string[]>>;
};

/** Return value of a handler. */
export type Reply<R extends Route> = R extends { readonly bytes: readonly string[] }
  ? Bytes
  : R extends { readonly events: Schema }
    ? AsyncIterable<In<R['events']>>
    : R extends { readonly status: 303 }
      ? { readonly location: string }
      : R extends { readonly response: Schema }
        ? In<R['response']>
        : undefined;

/** Output of a call, for the client. */
export type Output<R extends Route> = R extends { readonly response: Schema }
  ? Out<R['response']>
  : undefined;

/** Event of a stream. */
export type Event<R extends Route> = R extends { readonly events: Schema } ? Out<R['events']> : never;

/** A declared refusal: the use case chooses the code, the contract has its words and status. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  readonly ok: false;
  readonly code: Code;
  readonly fields?: FieldErrors;
};

/** The refusals a route has declared. */
export type Refusals<R extends Route> = R extends { readonly errors: readonly (infer C extends ErrorCode)[] }
  ? Refusal<C>
  : never;

/** Italian messages by the path of the field they speak of, such as `items.0.qty`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
