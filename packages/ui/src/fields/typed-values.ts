/** Parsed value of a typed text: null for an empty one, undefined for an unreadable one. */
export type ParsedValue<Value> = Value | null | undefined;

const mostCents = 100_000_000;

/**
 * Cents of an amount as people in Italy type it: `8`, `8,5`, `1.234,50 €`; a point before one or two last digits is a
 * comma that a keypad did not have.
 */
export const readMoney = (text: string): ParsedValue<number> => {
  const bare = text.replace(/[\s\u00a0€]/g, '');
  if (bare === '') return null;
  const plain = /^\d+\.\d{1,2}$/.test(bare) ? bare.replace('.', ',') : bare;
  const [, euros = '', decimals = ''] = /^(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/.exec(plain) ?? [];
  if (euros === '') return undefined;
  const cents = Number(euros.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= mostCents ? cents : undefined;
};

/** `1234,50`: the form for typing, without thousands marks or a currency. */
export const writeMoney = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** `readMoney` for a difference, which may be below zero. */
export const readDifference = (text: string): ParsedValue<number> => {
  const bare = text.trim();
  const cents = readMoney(bare.replace(/^[+\-−]/, ''));
  return cents && /^[-−]/.test(bare) ? -cents : cents;
};

/** `+1,50`, `−0,50`; empty for zero. */
export const writeDifference = (cents: number): string =>
  cents === 0 ? '' : `${cents < 0 ? '−' : '+'}${writeMoney(Math.abs(cents))}`;

/** Minutes since midnight of a time as people type it: `9`, `9:30`, `21.05`, `2105`; `24:00` is the end of the day. */
export const readTime = (text: string): ParsedValue<number> => {
  const bare = text.trim();
  if (bare === '') return null;
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.,](\d{2}))?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  return hour * 60 + minute;
};

/** `21:05` */
export const writeTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
