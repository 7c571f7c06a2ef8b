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

/** A row of a file: its cells by the file's columns. */
export type TableRow = ReadonlyMap<Column | CountColumn, string>;

/** The product before the row. */
export type Known = {
  readonly slug: string;
  readonly kind: ProductKind;
  readonly form: ProductForm;
  readonly counted_at: readonly Count[];
};

/** A changed cell, in the words of the table. */
export type CellChange = { readonly column: string; readonly before: string; readonly after: string };

export type RowProblem = { readonly column: string | null; readonly text: string };

export type Judged =
  | { readonly outcome: 'refused'; readonly problems: readonly RowProblem[] }
  | { readonly outcome: 'same' }
  | {
      readonly outcome: 'new' | 'changed';
      readonly kind: ProductKind;
      readonly form: ProductForm;
      /** Changed counts of shops. */
      readonly counts: readonly CountChange[];
      readonly changes: readonly CellChange[];
      /** Whether the office asks again before saving its price. */
      readonly unusual: boolean;
    };

const addressShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestAddress = 100;

/** Text of a row in a column; undefined if its file lacks the column. */
export const textIn = (row: TableRow, field: Column['field']): string | undefined => {
  for (const [column, text] of row)
    if (!isCountColumn(column) && column.field === field) return unharmed(text).trim();
  return undefined;
};

/** Slug of a row: the one it names, or one made of its name. */
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

/** Whether two forms are equal, in any order of fields. */
const saysTheSame = (a: ProductForm, b: ProductForm): boolean => {
  // The keys of a form are its fields.
  const fields = Object.keys(a) as (keyof ProductForm)[];
  return fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
};

type ReadCells = { readonly read: Partial<FlatProduct>; readonly problems: readonly RowProblem[] };

/** Values in the cells of a row; a cell equal to its written form is skipped. */
const readCells = (row: TableRow, before: FlatProduct | undefined, names: Names): ReadCells => {
  const read: Partial<Record<Column['field'], unknown>> = {};
  const problems: RowProblem[] = [];
  for (const [column, cell] of row) {
    if (isCountColumn(column) || column.field === 'slug') continue;
    const text = unharmed(cell);
    if (before && column.write(before[column.field], names) === text) continue;
    // An empty cell keeps a new product's default, and no product can be without a kind.
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

/** Name of a field's column; null if the table has none. */
export const columnOfField = (field: keyof ProductForm): string | null => {
  const flat = columnOf[field] ?? field;
  return tableColumns.find((column) => column.field === flat)?.name ?? null;
};

/** Required cells missing in a new product, beyond the ones already reported. */
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

/** Facts about a product beside its form, as publishing needs them. */
export type Beside = (form: ProductForm) => Omit<FormOf, 'kind'>;

/** Differences between two states of a product, cell by cell. */
export const changesFrom = (
  before: FlatProduct | undefined,
  after: FlatProduct,
  names: Names,
): CellChange[] =>
  tableColumns.flatMap(({ name, field, write }) => {
    const [was, is] = [before ? write(before[field], names) : '', write(after[field], names)];
    return was === is ? [] : [{ column: name, before: was, after: is }];
  });

/** Problems by which the editor would refuse the form, by column. */
const unfitCells = (flat: FlatProduct, form: ProductForm, beside: Beside): readonly RowProblem[] => {
  const contradicted = [...contradictions(flat)];
  const told = new Set(contradicted.map(({ column }) => column));
  const unfit = formProblems(form, { kind: flat.kind, ...beside(form) })
    .map(({ field, text }) => ({ column: columnOfField(field), text }))
    .filter(({ column }) => !told.has(column));
  return [...contradicted, ...unfit];
};

/** Judges a row by the rules of the editor: a new product, a changed one, no difference, or the problems. */
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
  const flat: FlatProduct = { ...(before ?? newFlat(addressOf(row), kind)), ...cells.read };
  if (problems.length > 0) return { outcome: 'refused', problems };
  const form = formOf(flat, known?.form);
  const same = known !== undefined && saysTheSame(form, known.form);
  if (same && counts.length === 0) return { outcome: 'same' };
  // A form accepted before stays accepted if only the shops' counts change.
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
