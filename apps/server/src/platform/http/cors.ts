const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-xsrf-token, x-request-id',
  'access-control-max-age': '7200',
};
const none = {};

/** Lets the native apps, which live on an origin of their own, read answers. Cookies are not allowed across. */
export const makeCors = (appOrigins: readonly string[]) => {
  const byOrigin = new Map(
    appOrigins.map((origin) => [
      origin,
      {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'content-disposition, date, etag, x-request-id, retry-after',
      },
    ]),
  );
  return {
    headersFor: (origin: string | undefined): Readonly<Record<string, string>> =>
      (origin === undefined ? undefined : byOrigin.get(origin)) ?? none,
    preflight,
  };
};
export type Cors = ReturnType<typeof makeCors>;
