/** A VAT number as stored: without spaces and dots, with the country in front only if it was typed. */
export const tidyVatNumber = (written: string): string => written.replaceAll(/[\s.]/g, '').toUpperCase();

/** Checksum: every second digit is doubled, and a doubled one of two digits counts as their sum. */
const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/** Whether an Italian VAT number (partita IVA) has eleven digits, of which the last one checks the others. */
export const isVatNumber = (written: string): boolean => {
  const number = /^(?:IT)?(\d{11})$/.exec(tidyVatNumber(written))?.[1];
  if (number === undefined || /^0{7}/.test(number)) return false;
  const sum = [...number].reduce((total, digit, at) => {
    const value = Number(digit);
    return total + (at % 2 === 0 ? value : doubled(value));
  }, 0);
  return sum % 10 === 0;
};
