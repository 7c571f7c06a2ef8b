import { UnreadableFile } from '../unreadable.ts';

/** Up to this size a file is parsed at once; a larger one product by product. */
const mostAtOnce = 1_000_000;

/** An object of a list, and the share of the file read so far, from 0 to 1. */
export type ListedObject = { readonly object: Record<string, unknown>; readonly done: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tooLarge = 'Un JSON così grande va scritto con un prodotto per riga, come quello che si esporta';

const parse = (text: string, problem: string): unknown => {
  if (text.length > mostAtOnce) throw new UnreadableFile(tooLarge);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(problem);
  }
};

const objectOf = (value: unknown): Record<string, unknown> => {
  if (isObject(value)) return value;
  throw new UnreadableFile('Nell’elenco c’è qualcosa che non è un prodotto');
};

/** One object per line; lines with only a bracket of the list are skipped. */
function* objectsByLine(text: string): Generator<ListedObject | undefined> {
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const bare = line.trim().replace(/,$/, '');
    if (/^[[\]]?$/.test(bare)) yield undefined;
    else yield { object: objectOf(parse(bare, tooLarge)), done: (index + line.length) / text.length };
  }
}

/** Objects of a JSON list; undefined where a line is invalid. */
export function* jsonObjects(text: string): Generator<ListedObject | undefined> {
  if (text.length > mostAtOnce) return yield* objectsByLine(text);
  const values = parse(text, 'Questo JSON non è scritto bene');
  if (!Array.isArray(values)) throw new UnreadableFile('Serve un elenco di prodotti, fra parentesi quadre');
  for (const [at, value] of values.entries())
    yield { object: objectOf(value), done: (at + 1) / values.length };
}
