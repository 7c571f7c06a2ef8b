import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { judgeChange, type ManyJudged } from '@zanga/domain/catalogue/many/change-many';
import { countIn } from '@zanga/domain/catalogue/table/counts';
import { columnOfField, type RowProblem } from '@zanga/domain/catalogue/table/judge-row';
import { versionOf } from '../../../platform/edited-form.ts';
import type { KnownThings } from '../table/known-things.ts';

/** What the editor's call would refuse of fields that change: amounts that are too large. */
const limitProblems = (judged: ManyJudged & { outcome: 'changed' }): RowProblem[] =>
  judged.fields.flatMap((field) => {
    const read = ProductForm.shape[field].safeParse(judged.form[field]);
    return read.success
      ? []
      : read.error.issues.slice(0, 1).map(({ message }) => ({ column: columnOfField(field), text: message }));
  });

const stranger: RowProblem = {
  column: null,
  text: 'Una categoria, un’opzione o un negozio che nomina non c’è più: aggiornalo sulla sua pagina',
};

/** What a change does to a product as it is now. */
export const judgeMany = (
  product: EditedProduct,
  change: ManyChange,
  { names, beside, holds }: KnownThings,
): ManyJudged => {
  const { kind, form } = product;
  const judged = judgeChange(product, { kind, names, ...beside(form) }, change);
  if (judged.outcome !== 'changed') return judged;
  // What a shop counts is no part of the form.
  const problems = judged.fields.length === 0 || holds(form) ? limitProblems(judged) : [stranger];
  return problems.length > 0 ? { outcome: 'refused', problems } : judged;
};

/** What a product was when it was looked at, as far as a change is about it: what a shop counts is of no form. */
export const versionFor = ({ version, counted_at }: EditedProduct, change: ManyChange): string =>
  change.what === 'count' ? versionOf([change.shop, countIn(counted_at, change.shop)]) : version;

/** What a change does, as it is told before anything is written. */
export const presentJudged = (product: EditedProduct, change: ManyChange, judged: ManyJudged): ManyRow => ({
  ...{ id: product.id, version: versionFor(product, change) },
  ...{ name: product.form.name, outcome: judged.outcome },
  changes: judged.outcome === 'changed' ? judged.changes.map((one) => ({ ...one })) : [],
  problems: judged.outcome === 'refused' ? judged.problems.map((one) => ({ ...one })) : [],
  unusual: judged.outcome === 'changed' && judged.unusual,
});
