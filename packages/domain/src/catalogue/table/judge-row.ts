import { slugOf } from '../../staff/editing/slug.ts';
import { type FormOf, formProblems, isUnusualPrice, type ProductForm } from '../editing/product-form.ts';
import type { ProductKind } from '../vocabulary.ts';
import { unharmed } from './cells.ts';
import { type Column, isWrong, type Names, tableColumns } from './columns.ts';
import {
  type Count,
  type CountChange,
  type CountColumn,
  countCells,
  isCountColumn,
  readCounts,
} from './counts.ts';
import { type FlatProduct, flatOf, formOf, newFlat } from './flat.ts';

/** A row of a file: its cells by the columns that the file has. */
export type TableRow = ReadonlyMap<Column | CountColumn, string>;

/** A product as it is before a row is read. */
export type Known = {
  readonly slug: string;
  readonly kind: ProductKind;
  readonly form: ProductForm;
  readonly counted_at: readonly Count[];
};

/** One cell that says something else, in the words of the table. */
export type CellChange = { readonly column: string; readonly before: string; readonly after: string };

export type RowProblem = { readonly column: string | null; readonly text: string };

export type Judged =
  | { readonly outcome: 'refused'; readonly problems: readonly RowProblem[] }
  | { readonly outcome: 'same' }
  | {
      readonly outcome: 'new' | 'changed';
      readonly kind: ProductKind;
      readonly form: ProductForm;
      /** What becomes of the counts of shops. */
      readonly counts: readonly CountChange[];
      readonly changes: readonly CellChange[];
      /** Whether its price is one that is asked about twice. */
      readonly unusual: boolean;
    };

const addressShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestAddress = 100;

/** What a row says in a column; nothing where its file has none such. */
export const textIn = (row: TableRow, field: Column['field']): string | undefined => {
  for (const [column, text] of row)
    if (!isCountColumn(column) && column.field === field) return unharmed(text).trim();
  return undefined;
};

/** The address that a row is about: the one it says, or the one that its name makes. */
export const addressOf = (row: TableRow): string => textIn(row, 'slug') || slugOf(textIn(row, 'name') ?? '');

const addressProblem = (row: TableRow): RowProblem | undefined => {
  const slug = addressOf(row);
  if (slug === '') return { column: 'indirizzo', text: 'Scrivi l’indirizzo, o almeno il nome' };
  if (!addressShape.test(slug))
    return { column: 'indirizzo', text: 'Solo lettere minuscole senza accenti, cifre e trattini' };
  return slug.length > longestAddress
    ? { column: 'indirizzo', text: `Al massimo ${longestAddress} lettere` }
    : undefined;
};

/** Whether two forms say the same, whichever field comes first. */
const saysTheSame = (a: ProductForm, b: ProductForm): boolean => {
  // The keys of a form are its fields.
  const fields = Object.keys(a) as (keyof ProductForm)[];
  return fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
};

type ReadCells = { readonly read: Partial<FlatProduct>; readonly problems: readonly RowProblem[] };

/** What the cells of a row say anew; one that says what it said when it was written is left as it is. */
const readCells = (row: TableRow, before: FlatProduct | undefined, names: Names): ReadCells => {
  const read: Partial<Record<Column['field'], unknown>> = {};
  const problems: RowProblem[] = [];
  for (const [column, cell] of row) {
    if (isCountColumn(column) || column.field === 'slug') continue;
    const text = unharmed(cell);
    if (before && column.write(before[column.field], names) === text) continue;
    // A new product is what it usually is where a cell says nothing, and no product can be without a kind.
    if ((!before || column.field === 'kind') && text.trim() === '') continue;
    const value = column.read(text.trim(), names);
    if (isWrong(value)) problems.push({ column: column.name, text: value.wrong });
    else read[column.field] = value;
  }
  // Each value was read by the column of its own field.
  return { read: read as Partial<FlatProduct>, problems };
};

const columnOf: Readonly<Partial<Record<keyof ProductForm, Column['field']>>> = {
  reduction: 'reduced_price',
  allergens: 'contains',
};

/** What the column of a field is called; nothing where a table has none. */
export const columnOfField = (field: keyof ProductForm): string | null => {
  const flat = columnOf[field] ?? field;
  return tableColumns.find((column) => column.field === flat)?.name ?? null;
};

/** What a new product lacks, beside what was told of its cells. */
const lacking = (cells: ReadCells): RowProblem[] => {
  const told = new Set(cells.problems.map(({ column }) => column));
  return [...missing(cells)].filter(({ column }) => !told.has(column));
};

function* missing({ read }: ReadCells): Generator<RowProblem> {
  if (read.kind === undefined)
    yield { column: 'tipo', text: 'Manca il tipo: Piatto, Bevanda o Merchandising' };
  if (!read.name) yield { column: 'nome', text: 'Manca il nome' };
  if (read.price === undefined) yield { column: 'prezzo', text: 'Manca il prezzo' };
  if (!read.categories?.length) yield { column: 'categorie', text: 'Manca la categoria' };
}

function* contradictions(flat: FlatProduct): Generator<RowProblem> {
  if (flat.reduced_price !== null && flat.reduced_from === null)
    yield { column: 'sconto_dal', text: 'Scrivi da quando costa meno' };
  if (flat.reduced_price === null && flat.reduced_from !== null)
    yield {
      column: 'prezzo_scontato',
      text: 'Scrivi quanto costa meno, o svuota anche le altre celle dello sconto',
    };
  if (flat.contains === null && flat.may_contain.length > 0)
    yield {
      column: 'allergeni',
      text: 'Ci sono tracce ma nessuna dichiarazione: scrivi «nessuno» se non ne contiene',
    };
  if (flat.contains?.some((one) => flat.may_contain.includes(one)))
    yield { column: 'tracce', text: 'Un allergene sta sia fra gli allergeni sia fra le tracce' };
}

/** What a product is beside its form, as far as publishing looks at it. */
export type Beside = (form: ProductForm) => Omit<FormOf, 'kind'>;

/** Cell by cell what differs between two states of a product. */
export const changesFrom = (
  before: FlatProduct | undefined,
  after: FlatProduct,
  names: Names,
): CellChange[] =>
  tableColumns.flatMap(({ name, field, write }) => {
    const [was, is] = [before ? write(before[field], names) : '', write(after[field], names)];
    return was === is ? [] : [{ column: name, before: was, after: is }];
  });

/** What the editor would not save, by the columns that say it. */
const unfitCells = (flat: FlatProduct, form: ProductForm, beside: Beside): readonly RowProblem[] => {
  const contradicted = [...contradictions(flat)];
  const told = new Set(contradicted.map(({ column }) => column));
  const unfit = formProblems(form, { kind: flat.kind, ...beside(form) })
    .map(({ field, text }) => ({ column: columnOfField(field), text }))
    .filter(({ column }) => !told.has(column));
  return [...contradicted, ...unfit];
};

/** What a row makes of a product, in the rules of the editor: something new, another one, nothing, or why not. */
export const judgeRow = (
  row: TableRow,
  known: Known | undefined,
  { names, beside }: { readonly names: Names; readonly beside: Beside },
): Judged => {
  const address = addressProblem(row);
  if (address) return { outcome: 'refused', problems: [address] };
  const before = known && flatOf(known);
  const cells = readCells(row, before, names);
  const shelves = readCounts(row, known?.counted_at ?? [], names);
  const { counts } = shelves;
  const problems = [...cells.problems, ...shelves.problems, ...(before ? [] : lacking(cells))];
  if (before && cells.read.kind !== undefined && cells.read.kind !== before.kind)
    problems.push({ column: 'tipo', text: 'Il tipo di un prodotto che c’è non si cambia' });
  const kind = before?.kind ?? cells.read.kind ?? 'food';
  // What is missing of a new one was told above.
  const flat = { ...(before ?? newFlat(addressOf(row), kind)), ...cells.read } as FlatProduct;
  if (problems.length > 0) return { outcome: 'refused', problems };
  const form = formOf(flat, known?.form);
  const same = known !== undefined && saysTheSame(form, known.form);
  if (same && counts.length === 0) return { outcome: 'same' };
  // What was let in before stays, where the shops' counts alone are others.
  const unfit = same ? [] : unfitCells(flat, form, beside);
  if (unfit.length > 0) return { outcome: 'refused', problems: unfit };
  const cellsChanged = changesFrom(before, flatOf({ slug: flat.slug, kind, form }), names);
  return {
    outcome: known ? 'changed' : 'new',
    ...{ kind, form, counts },
    changes: [...cellsChanged, ...countCells(counts, names)],
    unusual: isUnusualPrice(form.price) && form.price !== known?.form.price,
  };
};
