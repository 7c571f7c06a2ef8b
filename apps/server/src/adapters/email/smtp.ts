import { createHash } from 'node:crypto';
import type { Trouble } from '@zanga/domain/brand/service-trial';
import { createTransport } from 'nodemailer';
import { refused, sent } from '../delivery.ts';
import type { SendOnce } from '../send-once.ts';
import { VendorProblem } from '../vendor-problem.ts';
import type { Email, EmailMessage } from './port.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** Requires TLS; without it a server that lacks TLS is used in the clear. */
  readonly tls: boolean;
  readonly from: string;
  readonly once: SendOnce;
};

const transportOf = ({ url, tls }: SmtpSettings) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: tls && !secure,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A message must not make the server read a file or an address written into it.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  });
};

/** Message-ID of a mail, equal for every try of a key: a mailbox shows a duplicate once. */
const messageIdOf = (key: string, from: string) => {
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;
};

/** Troubles by the library's error codes. */
const troubles: Readonly<Record<string, Trouble>> = {
  EAUTH: 'keys',
  ETIMEDOUT: 'late',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
};

/** Reads an error without the server's words, which quote the address. */
const read = (error: unknown) => {
  const { code = 'unknown', responseCode = 0 } = (error instanceof Error ? error : {}) as {
    code?: string;
    responseCode?: number;
  }; // The library adds both to the errors it throws.
  const final = /^(EENVELOPE|EMESSAGE)$/.test(code) && (responseCode === 0 || responseCode >= 500);
  const words = responseCode === 0 ? `smtp ${code}` : `smtp ${responseCode}`;
  return { final, words, trouble: troubles[code] ?? 'broken' };
};

/** Sends by an SMTP server. */
export const smtpEmail = (settings: SmtpSettings): Email => {
  const transport = transportOf(settings);
  const send = async ({ to, subject, html, text, headers = {}, key }: EmailMessage) => {
    try {
      await transport.sendMail({
        from: settings.from,
        // As an object: a comma in the address cannot make two of it.
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: { ...headers },
        messageId: messageIdOf(key, settings.from),
      });
      return sent;
    } catch (error) {
      const { final, words, trouble } = read(error);
      if (final) return refused(words);
      throw new VendorProblem(`The mail could not be handed over: ${words}`, { trouble, answer: words });
    }
  };
  return { send: (message) => settings.once(message.key, () => send(message)) };
};
