/** Street and house number of an address in one line. */
export type Door = { readonly street: string; readonly number: string };

const number = String.raw`\d+\s*(?:\/?\s*\p{L}(?!\p{L})|bis|ter)?|s\.?n\.?c\.?`;
const before = String.raw`^(.*\p{L}.*?)[\s,]+`;

/** `Via Etnea 12/A`, `Via XX Settembre 5`, `Contrada Fico snc`. */
const atTheEnd = new RegExp(`${before}(${number})$`, 'iu');
/** The same, followed by staircase or floor: `Via Etnea 12 scala B`. */
const beforeTheStairs = new RegExp(
  String.raw`${before}(${number})[\s,]+((?:scala|sc|interno|int|piano|palazzina|pal|edificio|lotto)\b.*)$`,
  'iu',
);

const asNumber = /[\s,]+(?:n\.?\s*°?|civico)$/iu;

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');

/** Reads `via etnea 12/a` as a street and a number; the number is empty if there is none. */
export const writtenDoor = (line: string): Door => {
  const text = tidy(line);
  const [, street, written, rest = ''] = beforeTheStairs.exec(text) ?? atTheEnd.exec(text) ?? [];
  if (street === undefined || written === undefined) return { street: text, number: '' };
  const door = tidy(written).replace(/(?<!\p{L})\p{L}$/u, (letter) => letter.toUpperCase());
  return {
    street: tidy(tidy(street).replace(asNumber, '')),
    number: tidy(`${/^s/i.test(door) ? 'SNC' : door} ${rest}`),
  };
};

/** House number for comparison: `12/A` is 12; null without a number. */
export const countedNumber = (number: string): number | null => {
  const digits = /\d+/.exec(number)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** `Via Etnea 12, 95131 Catania (CT)`: a whole address pasted into one field is taken apart. */
const withTown =
  /^(\S+\s+.*\p{L}.*?\s\d+[^\s,]*|.*\p{L}.*\d[^,]*,)\s*(?:\d{5}\s+)?(?<=[\s,])(\p{L}[\p{L}\s'’.-]*?)(?:[\s,]+\(?[A-Z]{2}\)?)?$/u;

type WholeAddress = { readonly line: string; readonly town: string; readonly zip: string };

const postCode = /[\s,](\d{5})[\s,]/;

/** Street, town and post code of an address in one line; null without a town. */
export const townInLine = (line: string): WholeAddress | null => {
  const whole = tidy(line);
  const [, street, town] = withTown.exec(whole) ?? [];
  return street === undefined || town === undefined || writtenDoor(line).number !== ''
    ? null
    : {
        line: tidy(street.replace(/[\s,]+\d{5}[\s,]*$/u, '')),
        town: tidy(town),
        zip: postCode.exec(whole)?.[1] ?? '',
      };
};
