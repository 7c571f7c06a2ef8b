import { type Agent, request } from 'node:http';

export const acceptBrotli = { 'accept-encoding': 'br' };

export type RawAnswer = {
  readonly status: number;
  readonly body: Buffer;
  readonly encoding: string;
  readonly etag: string;
};

/** An answer as transferred: unpacking it would take processor time from the measured server. */
export const askRaw = (url: string, agent?: Agent) =>
  new Promise<RawAnswer>((resolve, reject) => {
    request(url, { headers: acceptBrotli, ...(agent && { agent }) }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          encoding: response.headers['content-encoding'] ?? 'identity',
          etag: response.headers.etag ?? '',
        }),
      );
    })
      .on('error', reject)
      .end();
  });
