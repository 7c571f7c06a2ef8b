import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type ReceivedMail = {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
};

const decoded = (encoding: string | undefined, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const words = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString()
        : decoded('quoted-printable', coded.replaceAll('_', ' ')),
    );

const split = (part: string) => {
  const end = part.indexOf('\r\n\r\n');
  const lines = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    lines.split('\r\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: part.slice(end + 4) };
};

/** Reads a raw mail with two alternatives of the same content. */
const readMail = (to: string, raw: string): ReceivedMail => {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const of = (type: string) => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type));
    return decoded(part?.headers['content-transfer-encoding'], part?.body ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  };
  return { to, headers, html: of('text/html'), text: of('text/plain') };
};

/** The server's reaction to the next mail. */
export type SmtpMood = 'takes' | { readonly recipient: number } | { readonly message: number };

/** A real SMTP server that asks for a password and keeps accepted mails. */
export const openSmtpServer = async () => {
  const received: ReceivedMail[] = [];
  const state: { mood: SmtpMood } = { mood: 'takes' };
  const refusal = (responseCode: number) =>
    Object.assign(new Error('mailbox ada@example.it says no'), { responseCode });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'zanga' && password === 'p@ss word'
        ? done(null, { user: 'zanga' })
        : done(new Error('no')),
    onRcptTo: (_address, _session, done) =>
      typeof state.mood === 'object' && 'recipient' in state.mood
        ? done(refusal(state.mood.recipient))
        : done(),
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        if (typeof state.mood === 'object' && 'message' in state.mood)
          return done(refusal(state.mood.message));
        for (const { address } of session.envelope.rcptTo) received.push(readMail(address, raw));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // A server on a port has an address of this type.
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://zanga:p%40ss%20word@127.0.0.1:${port}`, port, received, state };
};
