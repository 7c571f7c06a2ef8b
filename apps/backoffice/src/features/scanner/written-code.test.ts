import { expect, it } from 'vitest';
import { writtenCode } from './written-code.ts';

it('takes eight digits however they are written, and what a reader on a cable types', () => {
  for (const text of ['48219073', '4821 9073', ' 4821-9073 '])
    expect(writtenCode(text)).toEqual({ code: '48219073' });
  const picture = 'zng.1.rdm_00000000000000000000000000.AAAAAAAAAAAAAAAAAAAAAA';
  expect(writtenCode(`${picture}\n`)).toEqual({ code: picture });
  expect(writtenCode(`a${'9'.repeat(300)}`)).toEqual({ code: `a${'9'.repeat(199)}` });
});

it('names the missing digits', () => {
  expect(writtenCode('  ')).toEqual({ error: 'scrivi il codice' });
  for (const text of ['4821907', '482190733'])
    expect(writtenCode(text)).toEqual({ error: 'le cifre sono otto' });
});
