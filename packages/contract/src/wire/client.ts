import { type CallInput, type CallOptions, callRequest } from './call-request.ts';
import type { Contract, FieldErrors, Input, Output } from './route.ts';

/** A refusal or failure from the server; `code` is stable, `message` is Italian and may be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;

  constructor(status: number, body: { error?: string; code?: string; fields?: FieldErrors } = {}) {
    super(body.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = body.fields ?? {};
  }
}

type Args<I> = keyof I extends never ? [] : Record<never, never> extends I ? [input?: I] : [input: I];

export type ClientOptions = CallOptions & {
  readonly fetch?: typeof fetch;
  /** Longest wait for an answer: a line without traffic would hold a screen for minutes. */
  readonly patienceMilliseconds?: number;
  /** Called with every response, refusals included. */
  readonly onAnswer?: (answer: Response) => void;
  /** Asks the person for a proof of identity; after it the call is made once more. */
  readonly proveAgain?: () => Promise<boolean>;
  /** Called with every refusal, before the caller gets it. */
  readonly onError?: (error: ApiError, key: string) => void;
};

/** Refusal of an answer. A body of a proxy has none of our fields, so each is optional. */
export const errorOf = async (response: Response): Promise<ApiError> =>
  new ApiError(
    response.status,
    (await response.json().catch(() => undefined)) as ConstructorParameters<typeof ApiError>[1],
  );

/** Content types of files. */
const files = /^(application\/pdf|text\/csv)\b/;
const isFile = ({ headers }: Response): boolean =>
  files.test(headers.get('content-type') ?? '') ||
  (headers.get('content-disposition') ?? '').startsWith('attachment');

/** Content of an answer: data, a file, or nothing. */
const read = (response: Response): Promise<unknown> | undefined => {
  if (response.status === 204) return undefined;
  return isFile(response) ? response.blob() : response.json();
};

/** Aborts with the caller's signal or after the patience; `AbortSignal.any` is missing in older browsers in use. */
const giveUp = (signal?: AbortSignal, patienceMilliseconds?: number): AbortSignal | null => {
  if (patienceMilliseconds === undefined) return signal ?? null;
  if (!signal) return AbortSignal.timeout(patienceMilliseconds);
  return 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]) : signal;
};

/** Typed calls from the contract's types alone: the key carries method and path, so no schema reaches the bundle. */
export const client = <C extends Contract>(options: ClientOptions) => {
  const send = async (
    key: string,
    given: CallInput = {},
    signal?: AbortSignal,
    again: readonly string[] = [],
  ): Promise<unknown> => {
    const { url, init } = callRequest(options, key, given);
    const response = await (options.fetch ?? fetch)(url, {
      ...init,
      signal: giveUp(signal, options.patienceMilliseconds),
    });
    options.onAnswer?.(response);
    if (response.ok) return read(response);
    const error = await errorOf(response);
    // On a first visit the cookie may change between reading and sending; the server has done nothing yet.
    const next = [...again, error.code];
    if (error.code === 'xsrf' && !again.includes('xsrf')) return send(key, given, signal, next);
    const proof = error.code === 'auth.confirm_again' && !again.includes(error.code);
    if (proof && (await options.proveAgain?.())) return send(key, given, signal, next);
    options.onError?.(error, key);
    throw error;
  };

  /** Calls a route. */
  const api = <K extends keyof C & string>(key: K, ...args: Args<Input<C[K]>>): Promise<Output<C[K]>> =>
    // Here, and in `query`, types stand in for the schemas that stay on the server.
    send(key, args[0] as CallInput | undefined) as Promise<Output<C[K]>>;

  /** TanStack Query options for a route. */
  const query = <K extends keyof C & string>(key: K, ...args: Args<Input<C[K]>>) => ({
    queryKey: [key, ...args] as const,
    queryFn: (context?: { signal: AbortSignal }) =>
      // The key decides the types of input and output, which the compiler cannot follow here.
      send(key, args[0] as CallInput | undefined, context?.signal) as Promise<Output<C[K]>>,
  });

  return { api, query };
};

/** The typed client of the API, for screens. */
export type Client<C extends Contract> = ReturnType<typeof client<C>>;
