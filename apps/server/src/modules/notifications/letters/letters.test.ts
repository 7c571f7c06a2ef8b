import type { EditedLetter, LetterForm } from '@zanga/contract/brand/letters-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { foundBrand } from '../../brand/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { colorsOf } from '../mails/style.ts';
import { ownLetterGroups } from '../mails/words/own-letters.ts';
import { messagesTo } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
await foundBrand(app.db);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);

type LetterAnswer = EditedLetter & { readonly code: string; readonly fields: Record<string, string[]> };
type Look = { readonly subject: string; readonly html: string; readonly text: string };
const url = 'backoffice/letters';
const read = async (letter: string) =>
  (await call<EditedLetter>(app, `GET ${url}/${letter}`, { token: owner })).body;
const word = async (letter: string, change: Partial<LetterForm>, token = owner) => {
  const { version, form } = await read(letter);
  return call<LetterAnswer>(app, `PUT ${url}/${letter}`, {
    token,
    payload: { version, form: { ...form, ...change } },
  });
};
const none: LetterForm = { subject: '', title: '', opening: '', closing: '' };
const look = async (letter: string, form: Partial<LetterForm>) =>
  (
    await call<Look>(app, `POST ${url}/${letter}/preview`, {
      token: owner,
      payload: { form: { ...none, ...form } },
    })
  ).body;
const every = Object.values(ownLetterGroups).flat();

describe('a letter in own words', () => {
  it('is sent with them from the next one on, in both its parts, escaped', async () => {
    const saved = await word('order_placed', {
      title: 'Grazie <b>{nome}</b>!',
      opening: 'Ordine {numero} & via.\n\nSeconda\nriga',
    });
    expect(saved.status).toBe(200);
    const { html, text, subject } = await look('order_placed', saved.body.form);
    expect(subject).toBe('Ordine A-017 ricevuto');
    expect(html).toContain('Grazie &lt;b&gt;Ada&lt;/b&gt;!');
    expect(html).toContain('Ordine A-017 &amp; via.</p>');
    expect(html).toContain('Seconda<br>riga</p>');
    expect(text).toContain('Grazie <b>Ada</b>!\n\nOrdine A-017 & via.\n\nSeconda\nriga');
    // The preview and a real order read the same row.
    await word('order_placed', none);
    expect((await look('order_placed', none)).text).toContain('Il numero è A-017.');
  });

  it('greets and signs as every letter does', async () => {
    await word('every', { opening: 'Buongiorno {nome}', closing: 'A presto,\nla squadra di {marca}' });
    const { text } = await look('order_accepted', {});
    expect(text).toContain('Buongiorno Ada, Il nostro negozio prepara il tuo ordine: previsto alle 20:15.');
    expect(text).toContain('A presto,\nla squadra di ');
    // Where money or the law speaks, too.
    expect((await look('prime_reminder', {})).text).toContain('Buongiorno Ada, il ');
    await word('every', none);
  });

  it('says its facts after the brand’s own words, never replaced by them', async () => {
    const plain = await look('prime_reminder', {});
    const own = await look('prime_reminder', { opening: 'Cara {nome}, due righe.', closing: 'Fine.' });
    expect(own.text).toMatch(
      /Cara Ada, due righe\.\n\nIl .* si rinnova il tuo abbonamento: addebitiamo 4,99/,
    );
    expect(own.subject).toBe(plain.subject);
    const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links(own.html)).toEqual(links(plain.html));
  });

  it.each(every)('has a preview of %s in its usual words, with nothing left to fill', async (letter) => {
    const { subject, html, text } = await look(letter, {});
    for (const said of [subject, html.replace(/<style>[\s\S]*<\/style>/, ''), text])
      expect(said).not.toMatch(/\{[^}]*\}|undefined/);
    expect(html).toContain(colorsOf(null).light.tomato);
    // The same in the office, with every known placeholder.
    const { parts, may } = await read(letter);
    const form = Object.fromEntries(parts.map(({ field, standard }) => [field, standard]));
    const again = await look(letter, form);
    expect(again.subject).toBe(subject);
    expect(again.text).toBe(text);
    expect(may).toContain('nome');
  });
});

describe('saving', () => {
  it('refuses unknown placeholders, and lists the known ones', async () => {
    const { status, body } = await word('order_accepted', { opening: '{saluto} {orario} {ora}' });
    expect(status).toBe(422);
    expect(body.fields['form.opening']).toEqual([
      '{orario} non esiste: qui puoi usare {saluto}, {nome}, {marca}, {abbonamento}, {numero}, {negozio}, {ora}',
    ]);
  });

  it('refuses a text that leaves out a required placeholder', async () => {
    const { status, body } = await word('order_ready', { subject: 'È pronto!', opening: '{numero}' });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      'form.subject': ['Manca {numero}: qui ci vuole'],
      'form.opening': ['Manca {negozio}: qui ci vuole'],
    });
  });

  it('refuses a part that the letter lacks, and a greeting with a sign at its end', async () => {
    expect((await word('prime_reminder', { subject: 'Buone notizie' })).body.fields['form.subject']).toEqual([
      'Questa parte non si cambia',
    ]);
    expect((await word('every', { opening: 'Ciao {nome}!' })).status).toBe(422);
    expect((await word('every', { opening: 'Ciao {numero}' })).status).toBe(422);
  });

  it('keeps each state with its author, and is not lost when two save at once', async () => {
    const { version } = await read('order_sent');
    const payloads = ['Uno', 'Due'].map((closing) => ({ version, form: { ...none, closing } }));
    const answers = await Promise.all(
      payloads.map((payload) => call<LetterAnswer>(app, `PUT ${url}/order_sent`, { token: owner, payload })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await word('order_sent', { closing: 'Tre' });
    await word('order_sent', { closing: 'Tre' });
    const { states } = await read('order_sent');
    expect(states.map(({ by }) => by)).toEqual(['Ada Rossi', 'Ada Rossi']);
    expect(states[0]?.form.closing).toBe('Tre');
    const { rows } = await app.pool.query(
      `select after from audit_entries where action = 'letter.edit' and thing = 'order_sent' order by id desc`,
    );
    expect(rows[0]).toEqual({ after: { closing: 'Tre' } });
    await word('order_sent', none);
  });

  it('is for staff of all shops', async () => {
    expect((await word('welcome', { closing: 'x' }, ofOneShop)).body.code).toBe('content.of_all_shops');
    expect((await word('welcome', { closing: 'x' }, worker)).status).toBe(403);
    expect((await call(app, `GET ${url}/nessuna`, { token: owner })).status).toBe(404);
    expect((await call(app, `GET ${url}/constructor`, { token: owner })).status).toBe(404);
    const list = await call<{ data: readonly object[] }>(app, `GET ${url}`, { token: ofOneShop });
    expect(list.body.data).toHaveLength(every.length + 1);
  });
});

describe('a trial', () => {
  it('goes to the person who asks, is marked as a trial, and saves nothing', async () => {
    const payload = { form: { ...none, closing: 'Solo una prova.' } };
    const { body } = await call<{ to: string }>(app, `POST ${url}/welcome/trial`, { token: owner, payload });
    const [message] = await messagesTo(app, body.to, 1);
    expect(message?.subject).toMatch(/^Prova: Ti diamo il benvenuto/);
    expect(message?.text).toContain('Solo una prova.');
    expect((await read('welcome')).form).toEqual(none);
    expect((await call(app, `POST ${url}/welcome/trial`, { token: ofOneShop, payload })).status).toBe(403);
  });
});
