/** A cell that a spreadsheet would run as a formula, also behind the apostrophes that `harmless` added. */
const formula = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet runs as a formula. `unharmed` restores it. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const unharmed = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Cells as a line of a file for an Italian spreadsheet: between semicolons. */
export const csvLine = (cells: readonly string[]): string => {
  const written = cells.map((cell) => {
    const safe = harmless(cell.replaceAll('\0', ''));
    return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(';')}\r\n`;
};

/** Several words in one cell: `Latte | Uova`. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ');

/** The words of a cell, trimmed; an empty cell has none. */
export const splitList = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\\.|[^\\|]|\\$)+/gs)]
    .map(([item]) => item.trim().replaceAll(/\\([\\|])/g, '$1'))
    .filter((item) => item !== '');

/** A text for comparison: without case and extra spaces. */
export const compared = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
