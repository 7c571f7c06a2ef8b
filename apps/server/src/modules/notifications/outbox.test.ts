import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { foundBrand } from '../brand/testing.ts';
import { purgeMessages } from './store.ts';
import { messagesTo } from './testing.ts';

const app = await makeTestApp();
const { notify, db } = app;

const welcome = (to: string, key = `welcome:${to}`) =>
  ({ to, letter: 'welcome', data: { firstname: 'Ada' }, key }) as const;

describe('requested messages', () => {
  it('are sent if, and only if, the transaction that asked commits', async () => {
    const failing = inTransaction(db, async (tx) => {
      await notify.email(tx, welcome('nobody@example.it'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await inTransaction(db, (tx) => notify.email(tx, welcome('ada@example.it')));
    expect(await messagesTo(app, 'ada@example.it')).toHaveLength(1);
    expect(await messagesTo(app, 'nobody@example.it', 0)).toEqual([]);
  });

  it('are sent once under one key, and each under its own', async () => {
    await foundBrand(db);
    await notify.email(db, welcome('bea@example.it', 'one'));
    await notify.email(db, welcome('bea@example.it', 'one'));
    await notify.email(db, welcome('bea@example.it', 'two'));
    await notify.email(db, welcome('cia@example.it', 'three'));
    await messagesTo(app, 'cia@example.it');
    expect((await messagesTo(app, 'bea@example.it', 2)).map(({ subject }) => subject)).toEqual([
      'Ti diamo il benvenuto in Zanga',
      'Ti diamo il benvenuto in Zanga',
    ]);
  });

  it('[RTE-7] carry the confirmation code by SMS', async () => {
    const to = '+393331234567';
    await notify.sms(db, { to, sms: 'confirmation_code', data: { code: '042137' }, key: 'code:1' });
    const [text] = await messagesTo(app, to);
    expect(text).toMatchObject({ channel: 'sms', to });
    expect(text?.text).toMatch(/^042137 .*\n@localhost #042137$/s);
  });

  it('[NAT-4] [STA-7] carry the page that the app opens by push', async () => {
    const token = `fcm:${'a1B2:_-'.repeat(10)}` as const;
    const data = { order_id: 'ord_1' } as const;
    await notify.push(db, {
      token,
      title: 'È pronto!',
      body: 'Ti aspettiamo',
      data,
      key: 'order.ready:ord_1',
    });
    const [push] = await messagesTo(app, token);
    expect(push).toMatchObject({ channel: 'push', subject: 'È pronto!', text: 'Ti aspettiamo', data });
  });

  it('name the brand as it is set up at the moment of sending', async () => {
    await foundBrand(db, {
      name: 'Da Salvo',
      company: JSON.stringify({ name: 'Salvo S.r.l.', vat_number: '01234567890' }),
    });
    await notify.email(db, welcome('dora@example.it'));
    const [mail] = await messagesTo(app, 'dora@example.it');
    expect(mail?.subject).toBe('Ti diamo il benvenuto in Da Salvo');
    expect(mail?.text).toContain('Salvo S.r.l.\nP. IVA 01234567890');
  });

  it('are deleted after their retention', async () => {
    await purgeMessages(db, new Date(app.now.at.getTime() - 60_000));
    expect((await messagesTo(app, 'ada@example.it')).length).toBe(1);
    await purgeMessages(db, new Date(app.now.at.getTime() + 60_000));
    expect(await messagesTo(app, 'ada@example.it', 0)).toEqual([]);
  });
});

describe('the outbox page', () => {
  const put = async (channel: string, to: string, subject: string, html: string | null, body: string) => {
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into outbox_messages (channel, key, recipient, subject, html, body, created_at)
       values ($1, gen_random_uuid()::text, $2, $3, $4, $5, $6) returning id`,
      [channel, to, subject, html, body, app.now.at],
    );
    return rows[0]?.id ?? 0;
  };
  const page = async (query = '') => String((await app.get(`/dev/outbox${query}`)).body);

  it('lists messages newest first and finds the ones of one recipient', async () => {
    await put('email', 'eva@example.it', 'Prima', '<html><head></head>uno</html>', 'uno');
    await put('sms', '+39340555', '', null, 'Codice 1');
    await put('email', 'EVA@example.it', 'Seconda', '<html><head></head>due</html>', 'due');
    const everybody = await page();
    expect(everybody.indexOf('Seconda')).toBeLessThan(everybody.indexOf('Codice 1'));
    expect(everybody.indexOf('Codice 1')).toBeLessThan(everybody.indexOf('Prima'));
    const hers = await page('?to=eva%40');
    expect(hers).toContain('Prima');
    expect(hers).toContain('Seconda');
    expect(hers).not.toContain('Codice 1');
    expect(await page('?channel=sms')).not.toContain('Prima');
    expect(await page('?to=+39340555')).toContain('Codice 1');
    expect(await page('?to=x%25%5F')).toContain('Nessun messaggio per «x%_»');
  });

  it('shows a mail in a frame that can run nothing, under a policy of its own', async () => {
    const id = await put(
      'email',
      'fia@example.it',
      '<script>alert(1)</script>',
      '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script></body></html>',
      'testo',
    );
    const outer = await page(`?open=${id}`);
    expect(outer).not.toContain('<script>');
    expect(outer).toContain(`<iframe src="/dev/outbox/${id}/mail"`);
    expect(outer).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const mail = await app.get(`/dev/outbox/${id}/mail`);
    const policy = String(mail.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(policy).not.toContain('script');
    expect(mail.body).toContain('<base target="_blank">');
    const { headers } = await app.get('/dev/outbox');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/);
  });

  it('gives the same as JSON, for tests in a browser', async () => {
    const { status, body } = await app.get('/dev/outbox.json?to=fia%40example.it');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [{ channel: 'email', to: 'fia@example.it', text: 'testo' }] });
    const names = ['never', `web:${'x'.repeat(600)}`];
    for (const to of names)
      expect(await app.get(`/dev/outbox.json?to=${to}`)).toMatchObject({ body: { data: [] } });
  });

  it('goes back in time page by page', async () => {
    for (let at = 1; at <= 60; at++) await put('sms', '+39399000', '', null, `numero ${at}.`);
    const first = await page('?to=39399000');
    expect(first).toContain('numero 60.');
    expect(first).not.toContain('numero 10.');
    const [, older = ''] = /class="older" href="\/dev\/outbox([^"]+)"/.exec(first) ?? [];
    const second = await page(older.replaceAll('&amp;', '&'));
    expect(second).toContain('numero 10.');
    expect(second).not.toContain('numero 11.');
    expect(second).not.toContain('class="older"');
  });

  it.each(['?open=x', '?open=-1', '?before=1e99', '?channel=fax', `?to=${'a'.repeat(300)}`, '?to=a&to=b'])(
    'bears nonsense: %s',
    async (query) => {
      expect((await app.get(`/dev/outbox${query}`)).status).toBe(200);
      expect((await app.get(`/dev/outbox.json${query}`)).status).toBe(200);
    },
  );

  it('finds no unknown mail', async () => {
    const text = await put('sms', '+39', '', null, 'solo testo');
    for (const id of [text, 0, 999_999, 'x', '9'.repeat(30)])
      expect((await app.get(`/dev/outbox/${id}/mail`)).status).toBe(404);
  });
});

describe('outside the sandbox', async () => {
  const published = await makeTestApp({ env: { SANDBOX: '0' } });

  it.each(['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1/mail'])('%s does not exist', async (url) => {
    expect((await published.get(url)).status).toBe(404);
  });
});
