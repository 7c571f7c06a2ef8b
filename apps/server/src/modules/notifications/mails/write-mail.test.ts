import { namesOf } from '@zanga/domain/brand/names';
import { describe, expect, it } from 'vitest';
import { sender } from '../testing.ts';
import type { LetterData, LetterName } from './letters.ts';
import { writeMail } from './write-mail.ts';

const link = 'https://ordina.zanga.example/password/reset/Zk3vQ9?a=1&b=2';
const at = '2026-11-20T12:05:00Z';
const unsubscribe = {
  page: 'https://ordina.zanga.example/notifications/unsubscribe/usr_1/sig',
  oneClick: 'https://ordina.zanga.example/api/one-click?u=usr_1&s=sig',
};

const written = {
  firstname: 'Ada',
  lastname: 'Rossi',
  email: 'ada@example.it',
  topic: 'order',
  order: 'A-017',
  message: 'La pizza era fredda.\n\nPotete richiamarmi?',
  reference: 'Z4F7K2A',
  at,
} as const;

const samples: LetterData = {
  welcome: { firstname: 'Ada' },
  service_trial: { firstname: 'Ada' },
  confirm_email: { firstname: 'Ada', link, minutes: 1_440 },
  password_reset: { firstname: 'Ada', link, minutes: 60 },
  password_changed: { firstname: 'Ada', at },
  account_deleted: { firstname: 'Ada', at },
  social_linked: { firstname: 'Ada', network: 'Apple', at },
  data_export_ready: { firstname: 'Ada', link, minutes: 10_080 },
  contact_received: written,
  contact_message: written,
  contact_answer: {
    firstname: 'Ada',
    reference: 'Z12AB34',
    topic: 'order',
    at,
    text: 'Ci scusiamo.\n\nRifatta.',
  },
  email_changed: { firstname: 'Ada', at },
  sign_in_guessed: { firstname: 'Ada', at },
  new_sign_in: { firstname: 'Ada', device: 'Chrome, Windows', network: '93.44.12.0/24', at },
  factor_changed: { firstname: 'Ada', change: 'added', passkey: 'Telefono', at },
  staff_invitation: { by: 'Carla Verdi', posts: ['Banco di Zanga Catania'], link, until: at },
  already_registered: { firstname: 'Ada' },
  order_placed: {
    firstname: 'Ada',
    number: 'A-017',
    link,
    parts: ['Consegna in Via Etnea 12, 95131 Catania (CT), alle 20:15'],
    lines: [{ text: '2 × Margherita (bufala)', cents: 2_200, allergens: 'Margherita. Contiene: latte' }],
    deliveryCents: 250,
    totalCents: 2_450,
    payment: 'Pagato con Visa •••• 4242.',
  },
  review_invitation: {
    firstname: 'Ada',
    number: 'A-017',
    shop: 'Zanga Catania',
    link: 'https://ordina.zanga.example/reviews?ordine=ord_1',
    until: '2026-12-20T12:00:00.000Z',
  },
  order_news: {
    firstname: 'Ada',
    number: 'A-017',
    link,
    kind: 'rejected',
    shop: 'Zanga Catania',
    when: null,
    reason: 'Il forno si è spento',
    refundCents: 2_450,
    toCard: true,
  },
  order_withdrawn: {
    firstname: 'Ada',
    number: 'A-017',
    link,
    items: ['1 × Tazza buongiorno'],
    at,
    refundCents: 1_200,
  },
  shop_unanswered: { firstname: 'Ada', shop: 'Zanga Catania', orders: 3, link },
  shop_unwatched: { firstname: 'Ada', shop: 'Zanga Catania', link, minutes: 12 },
  shop_left_open: {
    ...{ firstname: 'Ada', shop: 'Zanga Catania', link },
    ...{ orders: 12, dueCents: 18_350, numbers: ['A-003', 'A-017'] },
  },
  payment_disputed: {
    ...{ firstname: 'Ada', order: 'ZK7-4Q2', amountCents: 1_850, reason: 'fraudulent' },
    ...{ answerBy: at, link },
  },
  prime_disputed: {
    ...{ firstname: 'Ada', member: 'Ugo Neri', id: 'mem_1', amountCents: 499 },
    ...{ reason: 'subscription_canceled', answerBy: at },
  },
  shop_paused: { firstname: 'Ada', shop: 'Zanga Catania', link, until: 'fino alle 20:30' },
  prime_joined: { firstname: 'Ada', price: 499, trial: true, chargeAt: at },
  prime_reminder: { firstname: 'Ada', price: 499, trial: false, chargeAt: at },
  prime_charged: { firstname: 'Ada', price: 499, until: at, card: 'visa 4242' },
  prime_failed: { firstname: 'Ada', price: 499, reason: 'La carta non ha fondi sufficienti' },
  prime_cancelled: { firstname: 'Ada', endsAt: at },
  prime_withdrawn: { firstname: 'Ada', at },
  prime_ended: { firstname: 'Ada' },
  prime_closed: { firstname: 'Ada', at },
  prime_resumed: { firstname: 'Ada', price: 499, chargeAt: at },
  prime_refunded: { firstname: 'Ada', amount: 499, chargedAt: at, card: 'Visa •••• 4242' },
  news: {
    subject: 'La Norma è tornata',
    preheader: 'Solo fino a domenica.',
    title: 'È tornata la Norma',
    paragraphs: ['Melanzane, pomodoro, ricotta salata.'],
    action: { label: 'Ordinala', href: 'https://ordina.zanga.example/pizze' },
    unsubscribe,
  },
};
// The keys of the samples are the names of the letters: their type says so.
const names = Object.keys(samples) as LetterName[];
const write = <N extends LetterName>(name: N, changes: Partial<LetterData[N]> = {}) =>
  writeMail(name, { ...samples[name], ...changes }, sender);

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

describe('under another brand’s name', () => {
  const text = JSON.stringify({ samples, sender }).replaceAll(/zanga/gi, 'salvo');
  // Sample letters with every "zanga" replaced, to find names that are written out.
  const other = JSON.parse(text) as { samples: LetterData; sender: typeof sender };
  const salvo = { ...other.sender, name: 'Da Salvo', names: namesOf('Da Salvo', 'Salvo Club') };

  it.each(names)('the mail %s names no other brand', (name) => {
    const mail = writeMail(name, other.samples[name], salvo);
    expect(JSON.stringify(mail)).toContain('Da Salvo');
    expect(JSON.stringify(mail)).not.toMatch(/zanga/i);
    if (name.startsWith('prime')) expect(mail.text).toContain('Salvo Club');
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
    expect(writeMail('password_changed', samples.password_changed, shy).text).toContain(
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
    const silent = writeMail('contact_answer', samples.contact_answer, { ...sender, email: '' });
    expect(silent.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(silent.text).toContain('Se ci riscrivi, dicci il numero Z12AB34.');
  });

  it('leave out of the footer the details a brand has not filled in', () => {
    const company = { name: '', address: '', vatNumber: '', register: '', certifiedEmail: '' };
    const { text, html } = writeMail('welcome', samples.welcome, { ...sender, company });
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
