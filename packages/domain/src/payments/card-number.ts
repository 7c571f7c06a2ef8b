/** The digits of a typed or pasted text. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Whether the last digit matches the others, which catches a mistyped number. */
export const isLuhn = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - place));
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

const beginnings: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['discover', /^6(011|4[4-9]|5)/],
  ['unionpay', /^62/],
];

/** The brand of a card, once the typed digits tell it. */
export const brandOf = (digits: string): CardBrand =>
  beginnings.find(([, beginning]) => beginning.test(digits))?.[0] ?? 'unknown';

/** Digits of the security code: four on American Express. */
export const cvcLength = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3);

/** The number in the groups printed on the card. */
export const groupDigits = (digits: string): string => {
  const ends = brandOf(digits) === 'amex' ? [4, 10, 19] : [4, 8, 12, 16, 19];
  return ends
    .map((end, at) => digits.slice(ends[at - 1] ?? 0, end))
    .filter(Boolean)
    .join(' ');
};

export type Expiry = { readonly month: number; readonly year: number };

/** `12/27`, `1227` and `12 / 2027` alike. */
export const readExpiry = (typed: string): Expiry | undefined => {
  const match = /^\s*(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})\s*$/.exec(typed);
  const [, month = '', year = ''] = match ?? [];
  const read = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  return match && read.month >= 1 && read.month <= 12 ? read : undefined;
};

/** A card is valid until the last day of its month. */
export const isPast = ({ month, year }: Expiry, now: Date): boolean =>
  now.getTime() >= Date.UTC(year, month, 1);
