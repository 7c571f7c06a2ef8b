declare const brand: unique symbol;

/** A number in international form: `+393331234567`. */
export type Phone = string & { readonly [brand]: 'Phone' };

/** `landline`: a number that exists but gets no SMS. */
export type PhoneProblem = 'missing' | 'invalid' | 'landline';
export type ReadPhone =
  | { readonly ok: true; readonly phone: Phone }
  | { readonly ok: false; readonly problem: PhoneProblem };

/** Separators people type between digits. */
const separators = /[\s()./‐‑‒–—-]/g;

const italianMobile = /^3\d{8,9}$/;
const italianLandline = /^0\d{5,10}$/;
const international = /^[1-9]\d{7,14}$/;

/** Digits after the plus; a number without a country is Italian, whether or not its 39 was typed. */
const internationalDigits = (text: string): string => {
  if (text.startsWith('+')) return text.slice(1);
  if (text.startsWith('00')) return text.slice(2);
  return /^393\d{8,9}$/.test(text) ? text : `39${text}`;
};

/** Reads a typed phone number into E.164, with +39 where no country is given (VAL-6, VAL-7). */
export const readPhone = (written: string): ReadPhone => {
  const text = written.normalize('NFKC').replace(separators, '');
  if (text === '') return { ok: false, problem: 'missing' };
  if (!/^\+?\d+$/.test(text)) return { ok: false, problem: 'invalid' };
  const digits = internationalDigits(text);
  if (!international.test(digits)) return { ok: false, problem: 'invalid' };
  if (digits.startsWith('39')) {
    if (italianLandline.test(digits.slice(2))) return { ok: false, problem: 'landline' };
    if (!italianMobile.test(digits.slice(2))) return { ok: false, problem: 'invalid' };
  }
  return { ok: true, phone: `+${digits}` as Phone }; // every rule above has been met
};

const twoDigitCodes = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Numbers of one operator or country, which SMS pumping goes through in order. */
export const phonePrefix = (phone: Phone): string => {
  const digits = phone.slice(1);
  if (digits.startsWith('39')) return `+${digits.slice(0, 5)}`;
  if (/^[17]/.test(digits)) return `+${digits.charAt(0)}`;
  return `+${digits.slice(0, twoDigitCodes.test(digits) ? 2 : 3)}`;
};

/** `+39 ••• 4567`: enough for its owner to recognise it. */
export const maskPhone = (phone: Phone): string => `${phone.slice(0, 3)} ••• ${phone.slice(-4)}`;
