import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The document under construction, by `pdfkit`. */
export type Pdf = PDFKit.PDFDocument;

/** A part of the document for screen readers; its names are from the PDF format (`H1`, `Table`, `TR` …). */
export type Tag = PDFKit.PDFStructureElement;

export const a4 = { width: 595, height: 842, margin: 56 } as const;

const fontFile = (name: string) => readFile(join(import.meta.dirname, 'fonts', `noto-sans-${name}.ttf`));

/** Library and typeface are loaded by the first receipt, so that the start is faster. */
const load = async () => {
  const [{ default: PDFDocument }, regular, bold] = await Promise.all([
    import('pdfkit'),
    fontFile('regular'),
    fontFile('semibold'),
  ]);
  return { PDFDocument, regular, bold };
};

let loaded: ReturnType<typeof load> | undefined;

const bytesOf = async (pdf: Pdf): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Makes an Italian document that screen readers can read: with a title, embedded fonts, and all content of `draw`
 * tagged below one root.
 */
export const makePdf = async (
  { title, now }: { readonly title: string; readonly now: Date },
  draw: (pdf: Pdf, root: Tag) => void,
): Promise<Uint8Array> => {
  loaded ??= load();
  const { PDFDocument, regular, bold } = await loaded;
  const pdf = new PDFDocument({
    size: 'A4',
    // None by default: otherwise each document would read Helvetica's metrics.
    font: '',
    margin: a4.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: now },
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  const bytes = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  draw(pdf, root);
  root.end();
  pdf.end();
  return bytes;
};
