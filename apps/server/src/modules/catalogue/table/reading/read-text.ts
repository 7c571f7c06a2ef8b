import { UnreadableFile } from '../unreadable.ts';

/** What no text holds: what is below a space and neither a tab nor an end of line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const noText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Whether a text holds signs that cannot be kept: control signs, or half of a sign of two halves. */
export const holdsNoText = (text: string): boolean => noText.test(text) || !text.isWellFormed();

const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel writes on Windows where one does not ask for UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a file, whichever way a spreadsheet has written it. */
export const readText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new UnreadableFile('È un foglio di Excel: salvalo come CSV (delimitato da punto e virgola)');
  const text = decode(bytes);
  if (noText.test(text)) throw new UnreadableFile('Non è un file di testo: serve un CSV o un JSON');
  if (text.trim() === '') throw new UnreadableFile('Questo file è vuoto');
  return text;
};
