import { type Cents, cents } from '../../money.ts';

/** `8,50`, the Italian spelling. */
export const amountText = (amount: Cents): string => (amount / 100).toFixed(2).replace('.', ',');

const plain = /^\d{1,9}([.,]\d{1,2})?$/;
const italianThousands = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/;
const englishThousands = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;

/** Reads `8,50`, `8.5`, `€ 8`, `1.250,00`; undefined for other texts. */
export const readAmount = (text: string): Cents | undefined => {
  const typed = text.replaceAll(/[€\s]/g, '');
  const number = plain.test(typed)
    ? typed.replace(',', '.')
    : italianThousands.test(typed)
      ? typed.replaceAll('.', '').replace(',', '.')
      : englishThousands.test(typed)
        ? typed.replaceAll(',', '')
        : undefined;
  return number === undefined ? undefined : cents(Math.round(Number(number) * 100));
};
