import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';

describe('an email address', () => {
  it.each([
    ['Ada.Rossi@Example.IT', 'ada.rossi@example.it'],
    ['  ada@example.it\n', 'ada@example.it'],
    ['ada+pizza@example.it', 'ada+pizza@example.it'],
    ['a.d.a@example.it', 'a.d.a@example.it'],
    ["o'neill@example.it", "o'neill@example.it"],
    ['ada@caffè.it', 'ada@xn--caff-8oa.it'],
    ['ada@CAFFÈ.it', 'ada@xn--caff-8oa.it'],
    ['ada@caffe\u0300.it', 'ada@xn--caff-8oa.it'],
    ['ada@xn--caff-8oa.it', 'ada@xn--caff-8oa.it'],
    [`${'a'.repeat(64)}@example.it`, `${'a'.repeat(64)}@example.it`],
    ['ada@posta.пример.рф', 'ada@posta.xn--e1afmkfd.xn--p1ai'],
  ])('[VAL-2] %s is kept as %s', (written, email) => {
    expect(readEmail(written)).toBe(email);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.it',
    'ada@example',
    'ada@@example.it',
    'ada@example..it',
    'ada@-example.it',
    'ada@example.it.',
    '.ada@example.it',
    'a..da@example.it',
    'ada rossi@example.it',
    'ada@exa mple.it',
    'ada@exa\tmple.it',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@example.it/path',
    'ada@example.it:25',
    'ada@example.it?x',
    'ada\u0000@example.it',
    'ada@exa\u0000mple.it',
    '"ada rossi"@example.it',
    'adà@example.it',
    `${'a'.repeat(65)}@example.it`,
  ])('[VAL-2] refuses %j', (written) => {
    expect(readEmail(written)).toBeUndefined();
  });

  it('is read the same again, and is plain ASCII in lower case, for any text that is one', () => {
    const label = fc.stringMatching(/^[a-zA-Zàèìòùéçßñöü]([a-z0-9àèö-]{0,10}[a-z0-9é])?$/);
    const domain = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => `${labels.join('.')}.it`);
    const local = fc.stringMatching(/^[A-Za-z0-9+_'-]{1,12}(\.[A-Za-z0-9+_'-]{1,12}){0,2}$/);
    let read = 0;
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const email = readEmail(`${name}@${host}`);
        if (email === undefined) return;
        read += 1;
        expect(email).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
        expect(email).toBe(email.toLowerCase());
        expect(readEmail(email)).toBe(email);
        expect(readEmail(` ${name.toUpperCase()}@${host.toUpperCase()} `)).toBe(
          readEmail(`${name}@${host.toUpperCase()}`),
        );
        expect(email.split('@')[0]).toBe(name.toLowerCase());
      }),
    );
    expect(read).toBeGreaterThan(50);
  });

  it('never throws on any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const email = readEmail(`a@${text}`);
        if (email !== undefined) expect(readEmail(email)).toBe(email);
      }),
    );
  });
});
