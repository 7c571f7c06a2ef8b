import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { tableColumns } from '@zanga/domain/catalogue/table/columns';
import type { CountChange } from '@zanga/domain/catalogue/table/counts';
import {
  addressOf,
  type Judged,
  judgeRow,
  type RowProblem,
  textIn,
} from '@zanga/domain/catalogue/table/judge-row';
import type { Json } from '../../../platform/database/tables.ts';
import { isChanged } from '../../../platform/edited-form.ts';
import type { LineToKeep } from './import-store.ts';
import type { KnownThings } from './known-things.ts';
import type { ReadRow } from './reading/name-rows.ts';

type Form = EditedProduct['form'];
type Field = keyof Form & keyof typeof ProductForm.shape;

/** Fields of a form, from the contract. */
const formFields = Object.keys(ProductForm.shape) as readonly Field[];

const columnOf = (field: Field): string | null =>
  tableColumns.find((one) => one.field === field)?.name ?? null;

/** Problems that the editor's schema finds in changed fields: texts too long, numbers too large. */
const limitProblems = (form: Form, fields: readonly Field[]): RowProblem[] =>
  fields.flatMap((field) => {
    const read = ProductForm.shape[field].safeParse(form[field]);
    return read.success
      ? []
      : read.error.issues.slice(0, 1).map(({ message }) => ({ column: columnOf(field), text: message }));
  });

const some = (form: Form, fields: readonly Field[]) =>
  // A form holds only JSON values.
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Readonly<Record<string, Json>>;

const nothing = {
  ...({ before: {}, after: {}, changes: [], problems: [] } as const),
  ...{ unusual: false, counted: false, shelf: false },
};

/** Stock of shops before or after, in the shape of a form's fields. */
const countsAs = (counts: readonly CountChange[], when: 'before' | 'after') =>
  counts.length === 0 ? {} : { counted_at: Object.fromEntries(counts.map((one) => [one.shop, one[when]])) };

/** Rows are mended step by step: more problems would only take space. */
const mostProblems = 50;

type Line = Omit<LineToKeep, 'import_id'>;

const refused = (line: number, of: Pick<Line, 'slug' | 'name'>, problems: readonly RowProblem[]): Line => ({
  ...nothing,
  ...{ line, outcome: 'refused', kind: null, product_id: '', slug: of.slug },
  name: of.name.toWellFormed(),
  // Cutting a text within a surrogate pair makes it invalid for PostgreSQL.
  problems: problems
    .slice(0, mostProblems)
    .map(({ column, text }) => ({ column, text: text.toWellFormed() })),
  changes: [],
});

const judgedLine = (
  line: number,
  {
    slug,
    judged,
    current,
  }: {
    slug: string;
    judged: Exclude<Judged, { outcome: 'refused' | 'same' }>;
    current: EditedProduct | undefined;
  },
): Line => {
  // A judged form has the contract's fields.
  const form = judged.form as Form;
  const fields = current ? formFields.filter((field) => isChanged(current.form, form, field)) : formFields;
  const problems = limitProblems(form, fields);
  if (problems.length > 0) return refused(line, { slug, name: form.name.slice(0, 200) }, problems);
  return {
    ...nothing,
    ...{ line, outcome: judged.outcome, slug, name: form.name, kind: judged.kind },
    product_id: current?.id ?? '',
    before: current ? { ...some(current.form, fields), ...countsAs(judged.counts, 'before') } : {},
    after: { ...some(form, fields), ...countsAs(judged.counts, 'after') },
    changes: judged.changes.map((change) => ({ ...change })),
    problems: [],
    unusual: judged.unusual,
    counted: current?.form.stock != null,
    shelf: current !== undefined && (judged.counts.length > 0 || fields.includes('unsold_at')),
  };
};

export type Beginning = {
  readonly products: ReadonlyMap<string, EditedProduct>;
  readonly cinema: ReadonlySet<string>;
  readonly known: KnownThings;
  /** The first row of each slug. */
  readonly seen: Map<string, number>;
};

/** Result of a row of a file, as it is stored. */
export const judgeLine = (read: ReadRow, { products, cinema, known, seen }: Beginning): Line => {
  const { line } = read;
  if ('wrong' in read)
    return refused(line, { slug: '', name: read.name }, [{ column: null, text: read.wrong }]);
  const slug = addressOf(read.row).slice(0, 200);
  const current = products.get(slug);
  const of = { slug, name: current?.form.name ?? (textIn(read.row, 'name') ?? '').slice(0, 200) };
  const first = seen.get(slug);
  if (first !== undefined)
    return refused(line, of, [{ column: 'indirizzo', text: `È lo stesso indirizzo della riga ${first}` }]);
  if (slug !== '') seen.set(slug, line);
  if (cinema.has(slug))
    return refused(line, of, [
      { column: null, text: 'Quello che è al cinema si modifica con gli spettacoli' },
    ]);
  const judged = judgeRow(read.row, current, known);
  if (judged.outcome === 'refused') return refused(line, of, judged.problems);
  if (judged.outcome !== 'same') return judgedLine(line, { slug, judged, current });
  return {
    ...nothing,
    ...{ line, outcome: 'same', kind: null, product_id: '', ...of },
    changes: [],
    problems: [],
  };
};
