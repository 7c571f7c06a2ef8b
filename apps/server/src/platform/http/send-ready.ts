import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, encodingFor, type Ready } from './ready-responses.ts';

/** Public data may be kept by anybody but is asked for again each time: a change shows at once, and costs a 304 otherwise. */
const revalidate = 'public, no-cache';

/** Writes a kept response to the socket: 304 when the caller already has it. Returns the status. */
export const sendReady = async (
  request: IncomingMessage,
  response: ServerResponse,
  ready: Ready,
  extra: Readonly<Record<string, string>>,
): Promise<number> => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${ready.hash}-${encoding}"`;
  const headers = {
    etag,
    'cache-control': revalidate,
    vary: 'accept-encoding, origin',
    ...ready.headers,
    ...extra,
  };
  if (request.headers['if-none-match']?.includes(ready.hash)) {
    response.writeHead(304, headers);
    response.end();
    return 304;
  }
  const body = ready.encoded.get(encoding) ?? (await bodyOf(ready, encoding));
  response.writeHead(200, {
    ...headers,
    'content-type': ready.type,
    'content-length': body.length,
    ...(encoding !== 'identity' && body !== ready.plain && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
};
