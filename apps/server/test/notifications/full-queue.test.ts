import { expect, it } from 'vitest';
import { openSmtpServer } from '../../src/adapters/email/testing.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { makeTestApp } from '../harness.ts';

const smtp = await openSmtpServer();
const app = await makeTestApp({
  env: { SMTP_URL: smtp.url, SMTP_TLS: 'false', EMAIL_FROM: 'Zanga <ciao@zanga.example>' },
});
const { notify, db } = app;

const letters = 300;
const words = {
  subject: 'Novità',
  preheader: 'Da oggi.',
  title: 'Novità',
  paragraphs: ['Da oggi c’è la norma.'],
  unsubscribe: { page: 'https://zanga.example/basta', oneClick: 'https://zanga.example/basta' },
};

it('a full queue of mails loses none, sends each once, and delays no mailed link', async () => {
  await inTransaction(db, async (tx) => {
    for (let number = 0; number < letters; number += 1)
      await notify.email(tx, {
        to: `ada${number}@example.it`,
        letter: 'news',
        data: words,
        key: `news:${number}`,
      });
  });
  const data = { firstname: 'Ada', link: 'https://zanga.example/password/reset/x', minutes: 30 };
  await notify.email(db, { to: 'bea@example.it', letter: 'password_reset', data, key: 'reset:bea' });
  await expect.poll(() => smtp.received.length, { timeout: 100_000, interval: 100 }).toBe(letters + 1);
  const to = smtp.received.map((mail) => mail.to);
  expect(new Set(to).size).toBe(letters + 1);
  // The link was requested last.
  expect(to.indexOf('bea@example.it')).toBeLessThan(letters / 2);
}, 120_000);
