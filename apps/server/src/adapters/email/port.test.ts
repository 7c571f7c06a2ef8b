import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { sendOnce } from '../send-once.ts';
import { embeddedEmail } from './embedded.ts';
import type { EmailMessage } from './port.ts';
import { smtpEmail } from './smtp.ts';
import { openSmtpServer, type ReceivedMail } from './testing.ts';

const app = await makeTestApp();
const clock = () => app.now.at;
const tools = { db: app.db, clock };
const server = await openSmtpServer();
const from = 'Zanga <ciao@zanga.example>';
const once = sendOnce(tools, 'email');
const smtp = smtpEmail({ url: server.url, tls: false, from, once });

const kept = async (): Promise<readonly ReceivedMail[]> => {
  const rows = await app.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('channel', '=', 'email')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, subject, html, body, headers }) => ({
    to: recipient,
    headers: Object.fromEntries(
      Object.entries({ subject, ...(headers as object) }).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    html: html ?? '',
    text: body,
  }));
};

const implementations = [
  { name: 'embedded', email: embeddedEmail(tools), received: kept },
  { name: 'smtp', email: smtp, received: async () => server.received },
];

let count = 0;
const message = (changes: Partial<EmailMessage> = {}): EmailMessage => ({
  to: `ada${++count}@example.it`,
  subject: 'La tua password è cambiata',
  html: '<p>Perché no? È già così: €&nbsp;10, «sì».</p>',
  text: 'Perché no? È già così: € 10, «sì».',
  key: `test:${count}`,
  ...changes,
});

/** Requirements of every mail sender; a new one is added here and nowhere else. */
describe.each(implementations)('the $name sender of mails', ({ email, received }) => {
  const to = async (address: string) => (await received()).filter((mail) => mail.to === address);

  it('delivers subject, both bodies and headers as they were given, accents included', async () => {
    const given = message({
      headers: {
        'List-Unsubscribe': '<https://zanga.example/u/1>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(await email.send(given)).toEqual({ outcome: 'sent' });
    const [mail, ...more] = await to(given.to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ html: given.html, text: given.text });
    expect(mail?.headers).toMatchObject({
      subject: given.subject,
      'list-unsubscribe': '<https://zanga.example/u/1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('sends a key once, however often and from however many processes it is asked', async () => {
    const given = message();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => email.send(given)));
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await email.send(given)).toEqual({ outcome: 'sent' });
    expect(await email.send({ ...given, subject: 'Another' })).toEqual({ outcome: 'sent' });
    expect(await to(given.to)).toHaveLength(1);
  });

  it('keeps a long body whole', async () => {
    const given = message({ html: `<p>${'à'.repeat(200_000)}</p>`, text: 'parola '.repeat(20_000).trim() });
    await email.send(given);
    expect((await to(given.to))[0]).toMatchObject({ html: given.html, text: given.text });
  });

  it('writes to one address, whatever is in it', async () => {
    const before = (await received()).length;
    await email.send(message({ to: 'eve@example.it, mallory@example.it' })).catch(() => undefined);
    await email.send(message({ to: 'eve@example.it\r\nBcc: mallory@example.it' })).catch(() => undefined);
    const after = (await received()).slice(before);
    expect(after.map((mail) => mail.to)).not.toContain('mallory@example.it');
  });
});

describe('the SMTP sender', () => {
  it('names the sender, and gives a message the same id at every try', async () => {
    const given = message();
    await smtp.send(given);
    await app.db.deleteFrom('sent_messages').where('key', '=', given.key).execute();
    await smtp.send(given);
    const [first, second] = server.received.filter(({ to }) => to === given.to);
    expect(first?.headers.from).toBe(from);
    expect(first?.headers['message-id']).toMatch(/^<[\da-f]{32}@zanga\.example>$/);
    expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  });

  it.each([
    { what: 'a mailbox that does not exist', mood: { recipient: 550 }, words: 'smtp 550' },
    { what: 'a message it will never take', mood: { message: 554 }, words: 'smtp 554' },
  ])('takes no for an answer: $what', async ({ mood, words }) => {
    server.state.mood = mood;
    const given = message();
    expect(await smtp.send(given)).toEqual({ outcome: 'refused', reason: words });
    server.state.mood = 'takes';
  });

  it.each([
    { what: 'a full mailbox', mood: { recipient: 452 } },
    { what: 'a server that wants to see us again', mood: { message: 451 } },
  ])('tries again later: $what', async ({ mood }) => {
    const given = message();
    server.state.mood = mood;
    await expect(smtp.send(given)).rejects.toThrow(/^The mail could not be handed over: smtp 45[12]$/);
    server.state.mood = 'takes';
    expect(await smtp.send(given)).toEqual({ outcome: 'sent' });
    expect(server.received.filter(({ to }) => to === given.to)).toHaveLength(1);
  });

  it('tries again later, without a word about the person, when the server is away or refuses us', async () => {
    const away = smtpEmail({ url: 'smtp://127.0.0.1:9', tls: false, from, once });
    const stranger = smtpEmail({
      url: `smtp://zanga:wrong@127.0.0.1:${server.port}`,
      tls: false,
      from,
      once,
    });
    await expect(away.send(message())).rejects.toThrow(/^The mail could not be handed over: smtp \w+$/);
    await expect(stranger.send(message())).rejects.toThrow(
      /^The mail could not be handed over: smtp (EAUTH|535)$/,
    );
  });

  it('gives its password to no server without TLS, unless told to', async () => {
    const strict = smtpEmail({ url: server.url, tls: true, from, once });
    const given = message();
    await expect(strict.send(given)).rejects.toThrow('The mail could not be handed over');
    expect(server.received.filter(({ to }) => to === given.to)).toEqual([]);
  });
});
