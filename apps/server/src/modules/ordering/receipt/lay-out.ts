import { a4, type Pdf, type Tag } from './make-pdf.ts';
import { inLetters } from './receipt-letters.ts';

/** A row of a table: a text, smaller lines below it, and an amount at the right edge. */
export type AmountRow = {
  readonly text: string;
  readonly small?: readonly string[];
  readonly amount: string;
  readonly bold?: boolean;
};

/** A block of a receipt, from top to bottom. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'part' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly AmountRow[] }
  | { readonly kind: 'rule' | 'gap' };

const width = a4.width - 2 * a4.margin;
const amountColumn = 90;
const below = 3;
const styles = {
  title: { tag: 'H1', font: 'bold', size: 22 },
  heading: { tag: 'H2', font: 'bold', size: 13 },
  part: { tag: 'H3', font: 'bold', size: 13 },
  text: { tag: 'P', font: 'regular', size: 10.5 },
  small: { tag: 'P', font: 'regular', size: 8.5 },
} as const;

/** The first cell is the header of its row. The types of the library lack this option. */
const rowHeader: { readonly lang?: string; readonly scope: string } = { scope: 'Row' };

/** A text of one font and width. */
type Line = { readonly text: string; readonly font: string; readonly size: number; readonly width: number };

const heightOf = (pdf: Pdf, line: Line): number =>
  pdf.font(line.font).fontSize(line.size).heightOfString(inLetters(line.text), { width: line.width });

/** Writes lines one below the other, without moving the page's position. */
const write = (pdf: Pdf, lines: readonly Line[], align: 'left' | 'right', x: number) => {
  let y = pdf.y;
  for (const line of lines) {
    pdf.font(line.font).fontSize(line.size).text(inLetters(line.text), x, y, { width: line.width, align });
    y += heightOf(pdf, line);
  }
};

const heightOfAll = (pdf: Pdf, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + heightOf(pdf, line), 0);

/** Starts a new page where the next block does not fit. */
const makeRoom = (pdf: Pdf, height: number) => {
  if (pdf.y + height > a4.height - a4.margin) pdf.addPage();
};

const addText = (pdf: Pdf, root: Tag, { kind, text }: Extract<Block, { readonly text: string }>) => {
  const { tag, font, size } = styles[kind];
  const lines = [{ text, font, size, width }];
  const height = heightOfAll(pdf, lines);
  makeRoom(pdf, height);
  const y = pdf.y;
  root.add(pdf.struct(tag, {}, () => write(pdf, lines, 'left', a4.margin)));
  pdf.y = y + height;
};

const addRow = (pdf: Pdf, table: Tag, { text, small = [], amount, bold = false }: AmountRow) => {
  const font = bold ? 'bold' : 'regular';
  const size = styles.text.size;
  const lines = [
    { text, font, size, width: width - amountColumn },
    ...small.map((each) => ({ text: each, ...styles.small, width: width - amountColumn })),
  ];
  const height = heightOfAll(pdf, lines) + below;
  makeRoom(pdf, height);
  const y = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  row.add(pdf.struct('TH', { ...rowHeader }, () => write(pdf, lines, 'left', a4.margin)));
  pdf.y = y;
  const right = [{ text: amount, font, size, width: amountColumn }];
  row.add(pdf.struct('TD', {}, () => write(pdf, right, 'right', a4.width - a4.margin - amountColumn)));
  row.end();
  pdf.y = y + height;
};

const addTable = (pdf: Pdf, root: Tag, rows: readonly AmountRow[]) => {
  if (rows.length === 0) return;
  const table = pdf.struct('Table');
  root.add(table);
  for (const row of rows) addRow(pdf, table, row);
  table.end();
};

/** A line across the page, hidden from screen readers. */
const addRule = (pdf: Pdf) => {
  makeRoom(pdf, 12);
  const y = pdf.y + 6;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(a4.margin, y)
    .lineTo(a4.width - a4.margin, y)
    .lineWidth(0.6)
    .strokeColor('#ccbda8')
    .stroke();
  pdf.endMarkedContent();
  pdf.y += 12;
};

/** Page numbers, for more than one page. */
const numberPages = (pdf: Pdf, name: string) => {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    const y = a4.height - a4.margin + 16;
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(styles.small.size);
    pdf.text(inLetters(`${name} · pagina ${at + 1} di ${count}`), a4.margin, y, { width, align: 'right' });
    pdf.endMarkedContent();
  }
};

/** Lays out blocks one below the other, on as many pages as they need. */
export const layOut = (pdf: Pdf, root: Tag, { name, blocks }: { name: string; blocks: readonly Block[] }) => {
  for (const block of blocks) {
    if ('text' in block) addText(pdf, root, block);
    else if (block.kind === 'table') addTable(pdf, root, block.rows);
    else if (block.kind === 'rule') addRule(pdf);
    else pdf.y += 12;
  }
  numberPages(pdf, name);
};
