/** Named references still found in Italian texts; all other characters have a number. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Agrave: 'À',
  Egrave: 'È',
  Eacute: 'É',
  Igrave: 'Ì',
  Ograve: 'Ò',
  Ugrave: 'Ù',
};

const replacement = '\ufffd';

const ofNumber = (digits: string): string => {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return replacement;
  return String.fromCodePoint(code);
};

/** Decodes references such as `&euro;` and `&#8364;`; other text stays as it is. */
export const readReferences = (text: string): string =>
  text.replace(
    /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,6}));/gi,
    (whole, digits: string | undefined, name: string | undefined) =>
      digits === undefined ? (named[name ?? ''] ?? whole) : ofNumber(digits),
  );
