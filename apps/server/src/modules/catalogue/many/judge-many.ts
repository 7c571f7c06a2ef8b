import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { judgeChange, type ManyJudged } from '@zanga/domain/catalogue/many/change-many';
import { columnOfField, type RowProblem } from '@zanga/domain/catalogue/table/judge-row';
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
  const problems = holds(form) ? limitProblems(judged) : [stranger];
  return problems.length > 0 ? { outcome: 'refused', problems } : judged;
};

/** The same, as it is told before anything is written. */
export const presentJudged = ({ id, version, form }: EditedProduct, judged: ManyJudged): ManyRow => ({
  ...{ id, version, name: form.name, outcome: judged.outcome },
  changes: judged.outcome === 'changed' ? judged.changes.map((one) => ({ ...one })) : [],
  problems: judged.outcome === 'refused' ? judged.problems.map((one) => ({ ...one })) : [],
  unusual: judged.outcome === 'changed' && judged.unusual,
});
