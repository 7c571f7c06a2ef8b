import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encodings.ts';
import type { Ready, ReadyResponses } from './ready-responses.ts';

/** Public data may be stored but must be revalidated: a change shows at once, otherwise a 304 costs little. */
const revalidate = 'public, no-cache';

type Sending = {
  readonly ready: ReadyResponses;
  readonly entry: Ready;
  /** Headers of this answer, beside the kept ones. */
  readonly extra: Readonly<Record<string, string>>;
};

/** Writes a kept response to the socket: 304 when the caller already has it. Returns the status. */
export const sendReady = async (
  request: IncomingMessage,
  response: ServerResponse,
  { ready, entry, extra }: Sending,
): Promise<number> => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${entry.hash}-${encoding}"`;
  const headers = {
    etag,
    'cache-control': revalidate,
    vary: 'accept-encoding, origin',
    ...entry.headers,
    ...extra,
  };
  if (request.headers['if-none-match']?.includes(entry.hash)) {
    response.writeHead(304, headers);
    response.end();
    return 304;
  }
  const body = entry.encoded.get(encoding) ?? (await ready.bodyOf(entry, encoding));
  response.writeHead(200, {
    ...headers,
    'content-type': entry.type,
    'content-length': body.length,
    ...(encoding !== 'identity' &&
      body !== entry.encoded.get('identity') && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
};
