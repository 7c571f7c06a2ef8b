import { type Cents, cents } from '../../money.ts';

/** Reads a typed amount: `20`, `20,5`, `1.234,50 €`; undefined for other texts. */
export const readAmount = (written: string): Cents | undefined => {
  const text = written.replace(/[\s€]/g, '');
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text) ? text.replaceAll('.', '') : text;
  const [, euros, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? undefined : cents(Number(euros) * 100 + Number(fraction.padEnd(2, '0')));
};
