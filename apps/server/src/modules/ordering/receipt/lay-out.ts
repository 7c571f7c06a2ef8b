import { amountWidth, type Mark, page } from './pdf.ts';

/** A line of a receipt, as it is read. */
export type Row =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'amount'; readonly text: string; readonly amount: string; readonly bold?: boolean }
  | { readonly kind: 'rule' | 'gap' };

const margin = 56;
const right = page.width - margin;
const sizes = { title: 22, heading: 13, text: 10.5, small: 8.5, amount: 10.5 } as const;
const leading = 1.45;

/** Letters of the standard face are half as wide as they are high, on the whole. */
const lettersIn = (width: number, size: number) => Math.floor(width / (size * 0.5));

const wrapped = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

type Placed = { readonly height: number; readonly marks: (y: number) => readonly Mark[] };

const placedText = (text: string, size: number, width: number, bold: boolean): Placed => {
  const lines = wrapped(text, lettersIn(width, size));
  const step = size * leading;
  return {
    height: lines.length * step,
    marks: (y) =>
      lines.map((line, at) => ({ kind: 'text', x: margin, y: y - size - at * step, size, bold, text: line })),
  };
};

const placed = (row: Row): Placed => {
  const width = right - margin;
  switch (row.kind) {
    case 'gap':
      return { height: 12, marks: () => [] };
    case 'rule':
      return { height: 12, marks: (y) => [{ kind: 'rule', x: margin, y: y - 6, width }] };
    case 'amount': {
      const size = sizes.amount;
      const bold = row.bold ?? false;
      const text = placedText(row.text, size, width - 90, bold);
      const x = right - amountWidth(row.amount, size);
      return {
        height: text.height,
        marks: (y) => [...text.marks(y), { kind: 'text', x, y: y - size, size, bold, text: row.amount }],
      };
    }
    default:
      return placedText(row.text, sizes[row.kind], width, row.kind === 'title' || row.kind === 'heading');
  }
};

/** Sets rows below each other, on as many pages as they need. */
export const layOutRows = (rows: readonly Row[]): readonly (readonly Mark[])[] => {
  const pages: Mark[][] = [[]];
  let y = page.height - margin;
  for (const row of rows) {
    const { height, marks } = placed(row);
    if (y - height < margin) {
      pages.push([]);
      y = page.height - margin;
    }
    pages.at(-1)?.push(...marks(y));
    y -= height;
  }
  return pages;
};
