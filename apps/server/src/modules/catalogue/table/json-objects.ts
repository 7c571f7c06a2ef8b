import { UnreadableFile } from './unreadable.ts';

/** So much is read at once; more is read product by product, so that nobody waits for it. */
const mostAtOnce = 1_000_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(
      text.length > mostAtOnce
        ? 'Un JSON così grande va scritto con un prodotto per riga, come quello che si esporta'
        : 'Questo JSON non è scritto bene',
    );
  }
};

/** Lines that are more than the brackets around them. */
function* linesOf(text: string): Generator<string> {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const bare = line.trim().replace(/,$/, '');
    if (!/^[[\]]?$/.test(bare)) yield bare;
  }
}

/** The objects of a JSON list. */
export function* jsonObjects(text: string): Generator<Record<string, unknown>> {
  const values = text.length <= mostAtOnce ? parse(text) : undefined;
  if (values !== undefined && !Array.isArray(values))
    throw new UnreadableFile('Serve un elenco di prodotti, fra parentesi quadre');
  for (const value of values ?? linesOf(text)) {
    const object = values ? value : parse(String(value));
    if (!isObject(object)) throw new UnreadableFile('Nell’elenco c’è qualcosa che non è un prodotto');
    yield object;
  }
}
