import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './unreadable.ts';

const pieceLength = 64 * 1024;
/** Far more than all texts of a product together. */
const longestRecord = 100_000;

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

/** What parts the cells: whichever stands in the heads most often, outside of quotes. */
const delimiterOf = (text: string): string => {
  const [heads = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const count = (mark: string) => heads.split(mark).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
};

const problemOf = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const row = 'records' in error && typeof error.records === 'number' ? error.records + 1 : undefined;
  const where = row === undefined ? '' : ` alla riga ${row}`;
  return new UnreadableFile(
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? `C’è una riga troppo lunga${where}: forse una virgoletta non è chiusa`
      : `C’è una virgoletta fuori posto o mai chiusa${where}`,
  );
};

/** The records of a CSV, read as they are asked for; heads and empty lines among them. */
export async function* csvRecords(text: string): AsyncGenerator<readonly string[]> {
  const source = Readable.from(piecesOf(text));
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text.slice(0, 10_000)),
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  source.pipe(parser);
  try {
    // Without heads the library gives each record as its cells.
    for await (const record of parser) yield record as readonly string[];
  } catch (error) {
    throw problemOf(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
