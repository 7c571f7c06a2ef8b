/** Something on a page, in points from its lower left corner. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly bold?: boolean;
      readonly text: string;
    }
  | { readonly kind: 'rule'; readonly x: number; readonly y: number; readonly width: number };

/** A4. */
export const page = { width: 595, height: 842 } as const;

/** Characters outside Latin-1 that the standard fonts know (Windows-1252). */
const beyondLatin: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
  '\u202f': 0x20,
};

/** A string as the standard fonts read it; what they cannot write becomes a question mark. */
const encoded = (text: string): string => {
  const bytes = [...text.normalize('NFC')].map((char) => {
    const code = char.codePointAt(0) ?? 63;
    if (code < 128) return code;
    return beyondLatin[char] ?? (code >= 160 && code < 256 ? code : 63);
  });
  return `<${Buffer.from(bytes).toString('hex')}>`;
};

const drawn = (mark: Mark): string => {
  if (mark.kind === 'rule')
    return `0.8 0.74 0.66 RG 0.6 w ${mark.x} ${mark.y} m ${mark.x + mark.width} ${mark.y} l S`;
  const { x, y, size, bold = false, text } = mark;
  return `BT /F${bold ? 2 : 1} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${encoded(text)} Tj ET`;
};

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** First the four objects that every document has, then two for each page. */
const firstPage = 5;

const objectsOf = (title: string, pages: readonly (readonly Mark[])[]): readonly string[] => {
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ');
  const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>';
  return [
    `<< /Type /Catalog /Pages 2 0 R /Lang (it-IT) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((marks, at) => {
      const content = marks.map(drawn).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ${resources} /Contents ${firstPage + 2 * at + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    `<< /Title ${encoded(title)} >>`,
  ];
};

/** Writes a document of text and lines in the fonts that every reader has (PDF 1.7, ISO 32000-1). */
export const makePdf = (title: string, pages: readonly (readonly Mark[])[]): Uint8Array => {
  const objects = objectsOf(title, pages);
  const offsets: number[] = [];
  let body = '%PDF-1.7\n';
  objects.forEach((object, at) => {
    offsets.push(body.length);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  // Everything above is ASCII, so that characters count as bytes.
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};

/** Thousandths of the size that a character of an amount takes; letters are never set to the right. */
const widths: Readonly<Record<string, number>> = {
  ',': 278,
  '.': 278,
  ' ': 278,
  '\u00a0': 278,
  '-': 333,
  '−': 584,
};

/** How wide an amount is. */
export const amountWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, char) => sum + (widths[char] ?? 556), 0) * size) / 1000;
