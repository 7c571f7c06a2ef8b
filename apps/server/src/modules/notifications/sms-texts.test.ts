import { describe, expect, it } from 'vitest';
import { smsTexts } from './sms-texts.ts';

const from = { name: 'Zanga', origin: 'https://ordina.zanga.example:8443' };

describe('the SMS that confirms a number', () => {
  const text = smsTexts.confirmation_code({ code: '042137' }, from);

  it('says the code first, and whose it is', () => {
    expect(text).toMatch(/^042137 è il tuo codice di conferma Zanga\./);
  });

  it('names the brand that sends it and no other', () => {
    const salvo = { name: 'Da Salvo', origin: 'https://ordina.salvo.example' };
    const all = [
      smsTexts.confirmation_code({ code: '042137' }, salvo),
      smsTexts.order_news({ text: 'Il tuo ordine è pronto.', link: `${salvo.origin}/o` }, salvo),
    ];
    for (const one of all) expect(one.replaceAll(/zanga/gi, '')).toBe(one);
    for (const one of all) expect(one).toContain('Da Salvo');
  });

  it('ends with the line by which browsers fill the code in, on our pages only', () => {
    expect(text.split('\n').at(-1)).toBe('@ordina.zanga.example #042137');
  });

  it('fits one message: 160 characters of the plain alphabet', () => {
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\w\s@#.,:è-]+$/);
  });
});
