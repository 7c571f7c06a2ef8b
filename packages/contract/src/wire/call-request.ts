/** Input of a call: parts of its path, query, body. */
export type CallInput = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};

/** Base address of all calls, and their common headers and parameters. */
export type CallOptions = {
  /** Origin of the service, empty for the page's own. */
  readonly baseUrl: string;
  /** Common query parameters of a call, by its path. */
  readonly everyCall?: (key: string) => Readonly<Record<string, string | undefined>>;
  /** Headers that go with every call: bearer token, XSRF. */
  readonly headers?: (method: string) => Readonly<Record<string, string>>;
};

/** Address and options of a call; its key contains method and path. */
export const callRequest = (options: CallOptions, key: string, { params, query, body }: CallInput) => {
  const [method = '', path = ''] = key.split(' ');
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const pairs = Object.entries({ ...options.everyCall?.(key), ...query }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]),
  );
  const form = body instanceof FormData;
  return {
    url: options.baseUrl + place + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''),
    init: {
      method,
      headers: {
        ...options.headers?.(method),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    },
  };
};
