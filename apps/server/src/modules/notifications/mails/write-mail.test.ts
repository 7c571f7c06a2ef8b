import { describe, expect, it } from 'vitest';
import { sender } from '../testing.ts';
import type { LetterData, LetterName } from './letters.ts';
import { letterSamples } from './letters-testing.ts';
import { writeMail } from './write-mail.ts';

const { link } = letterSamples.password_reset;
const { unsubscribe } = letterSamples.news;
// The keys of the samples are the names of the letters: their type says so.
const names = Object.keys(letterSamples) as LetterName[];
const write = <N extends LetterName>(name: N, changes: Partial<LetterData[N]> = {}) =>
  writeMail(name, { ...letterSamples[name], ...changes }, sender);

/** Text of the HTML that a reader sees. */
const visible = (html: string) =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>|<div style="display:none[\s\S]*?<\/div>|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');
const words = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

describe.each(names)('the mail %s', (name) => {
  const mail = write(name);

  it('has a subject of one short line', () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}]{8,60}$/u);
  });

  it('says the same in HTML and in plain text', () => {
    // A fact is a row of a table in one, and `name: value` in the other.
    const joined = (text: string) => words(text).replaceAll(': ', ' ');
    const seen = joined(visible(mail.html));
    const [content = ''] = mail.text.split('\n-- \n');
    for (const line of content.split('\n').filter((each) => each !== '' && !/^https?:/.test(each)))
      expect(seen).toContain(joined(line.replace(/^- |:$/g, '')));
  });

  it('can be acted on in both: every address of the HTML’s buttons stands in the text', () => {
    const hrefs = [...mail.html.matchAll(/class="button[^>]*href="([^"]+)"/g)];
    for (const [, href = ''] of hrefs) expect(mail.text).toContain(href.replaceAll('&amp;', '&'));
  });

  it('says who answers for it and where privacy is explained', () => {
    for (const body of [visible(mail.html), mail.text])
      for (const fact of [
        'Zanga S.r.l.',
        'Via Etnea 120',
        'P. IVA 01234567890',
        'REA CT-123456',
        'zanga@pec.example',
      ])
        expect(body).toContain(fact);
    expect(mail.html).toContain('href="https://ordina.zanga.example/content/privacy"');
  });

  it('is made for light and dark, for phones, for screen readers, and loads nothing from elsewhere', () => {
    const { html } = mail;
    expect(html).toMatch(/^<!doctype html>\s*<html lang="it"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('max-width:600px');
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const [table] of html.matchAll(/<table(?! role="presentation")[\s\S]*?<\/table>/g))
      expect(table).toContain('<th scope="row"');
    expect(html).not.toMatch(/<script|<img|<link|url\(|src=/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

describe('the mails of an account', () => {
  it('the one that resets the password carries the link and says how long it lives', () => {
    const { subject, text, html } = write('password_reset');
    expect(subject).toBe('Scegli una nuova password');
    expect(text).toContain(link);
    expect(html).toContain('href="https://ordina.zanga.example/password/reset/Zk3vQ9?a=1&amp;b=2"');
    expect(text).toContain('vale un’ora e funziona una volta sola');
  });

  it.each([
    [1, 'un minuto'],
    [45, '45 minuti'],
    [120, '2 ore'],
    [1_440, 'un giorno'],
    [10_080, '7 giorni'],
  ])('say %i minutes in words: %s', (minutes, said) => {
    expect(write('password_reset', { minutes }).text).toContain(`vale ${said} e`);
  });

  it('[CON-3] say when in Rome’s time', () => {
    expect(write('password_changed').text).toContain('Quando: 20/11/2026 alle 13:05');
    expect(write('account_deleted').text).toContain('il 20/11/2026 alle 13:05');
    expect(write('password_changed', { at: '2026-07-20T12:05:00Z' }).text).toContain('20/07/2026 alle 14:05');
  });

  it('say how to be helped when a stranger did it', () => {
    expect(words(write('password_changed').text)).toContain(
      'chiamaci al +39 095 123 4567 o scrivici a ciao@zanga.example',
    );
    expect(words(write('email_changed').text)).toContain(
      'Non eri tu? Allora qualcuno conosce la tua password: chiamaci al +39 095 123 4567',
    );
    expect(write('sign_in_guessed').text).toContain('https://ordina.zanga.example/home?accesso=password');
    const shy = { ...sender, phone: '', email: '' };
    expect(writeMail('password_changed', letterSamples.password_changed, shy).text).toContain(
      'scrivici da https://ordina.zanga.example/contacts',
    );
  });

  it.each(['Ada', 'Zoë', 'Maria Pia', "D'Angelo", 'G. Maria', '李小龍', 'Łukasz'])(
    'call %s by name',
    (firstname) => {
      expect(write('password_reset', { firstname }).text).toContain(`Ciao ${firstname}, `);
    },
  );

  it.each([
    'Vinci 1000€ su evil.example',
    'http://evil.example',
    '<b>Ada</b>',
    'evil.example',
    'A'.repeat(60),
    '',
  ])('do not deliver what somebody wrote instead of a name: %s', (firstname) => {
    const { text, html, subject } = write('welcome', { firstname });
    expect(text).toContain('Ciao, che bello averti qui');
    if (firstname !== '') for (const part of [text, html, subject]) expect(part).not.toContain(firstname);
  });

  it('answer an action of the recipient: none asks to unsubscribe', () => {
    for (const name of names.filter((each) => each !== 'news' && each !== 'contact_answer'))
      expect(write(name).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  it('written by a person are answered to the brand', () => {
    expect(write('contact_answer').headers).toEqual({ 'Reply-To': 'ciao@zanga.example' });
    const silent = writeMail('contact_answer', letterSamples.contact_answer, { ...sender, email: '' });
    expect(silent.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(silent.text).toContain('Se ci riscrivi, dicci il numero Z12AB34.');
  });

  it('leave out of the footer the details a brand has not filled in', () => {
    const company = { name: '', address: '', vatNumber: '', register: '', certifiedEmail: '' };
    const { text, html } = writeMail('welcome', letterSamples.welcome, { ...sender, company });
    for (const body of [text, visible(html)]) expect(body).not.toMatch(/P\. IVA|PEC|undefined|· ·/);
  });
});

describe('marketing mails', () => {
  it('can be stopped by a link, and by the mail program in one press (RFC 8058)', () => {
    const { headers, html, text } = write('news');
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(html).toContain(`href="${unsubscribe.page}"`);
    expect(text).toContain(`Per non riceverne più: ${unsubscribe.page}`);
  });

  it('are written as given, and nothing in them is taken for markup or for another header', () => {
    const { html, subject, text } = write('news', {
      subject: 'Pizza\r\nBcc: all@example.it',
      title: '<script>alert(1)</script>',
    });
    expect(subject).toBe('Pizza Bcc: all@example.it');
    expect(html).not.toContain('<script>');
    expect(text).toContain('<script>alert(1)</script>');
  });
});

it('the mail of an order tells its allergens, and promises a receipt only where one is due', () => {
  const paper = 'Lo scontrino te lo dà il negozio.';
  expect(write('order_placed').text).toContain('Margherita. Contiene: latte');
  expect(write('order_placed', { receiptDue: false }).text).not.toContain(paper);
  expect(write('order_placed', { receiptDue: true }).text).toContain(paper);
});
