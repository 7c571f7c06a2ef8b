import { UnreadableFile } from '../unreadable.ts';

/** Control characters, except tabs and line ends: no text contains them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const noText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Whether a text contains control characters or half a surrogate pair, which PostgreSQL cannot store. */
export const holdsNoText = (text: string): boolean => noText.test(text) || !text.isWellFormed();

const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel on Windows writes this encoding by default.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Text of a file in any encoding that spreadsheets write. */
export const readText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new UnreadableFile('È un foglio di Excel: salvalo come CSV (delimitato da punto e virgola)');
  const text = decode(bytes);
  if (noText.test(text)) throw new UnreadableFile('Non è un file di testo: serve un CSV o un JSON');
  if (text.trim() === '') throw new UnreadableFile('Questo file è vuoto');
  return text;
};
