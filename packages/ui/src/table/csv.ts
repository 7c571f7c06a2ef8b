import type { TableColumn } from './table-column.ts';

// A spreadsheet runs a cell that begins with one of these as a formula.
const formula = /^[=+\-@\t\r]/;
const isNumber = /^-?\d+(,\d+)?$/;

const field = (value: string | number) => {
  const text = String(value).replaceAll('\0', '');
  const safe = typeof value === 'string' && formula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Byte order mark: tells a spreadsheet that the text is UTF-8. */
const mark = '\uFEFF';

/** Rows as a file that an Italian spreadsheet opens with a double click: between semicolons, a line each. */
export const csvOf = <Row>(
  columns: readonly Pick<TableColumn<Row>, 'label' | 'text'>[],
  rows: readonly Row[],
): string => {
  const told = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const lines = [
    told.map(({ label }) => field(label)),
    ...rows.map((row) => told.map(({ text }) => field(text(row)))),
  ];
  return mark + lines.map((line) => `${line.join(';')}\r\n`).join('');
};

/** Hands a text to the browser as a file to keep. */
export const saveText = (name: string, text: string, type = 'text/csv') =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Hands an existing file to the browser as a download. */
export const saveFile = (name: string, file: Blob) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the press has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
