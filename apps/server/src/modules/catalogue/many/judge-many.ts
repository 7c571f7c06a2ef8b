import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { judgeChange, type ManyJudged } from '@zanga/domain/catalogue/many/change-many';
import { countIn } from '@zanga/domain/catalogue/table/counts';
import { columnOfField, type RowProblem } from '@zanga/domain/catalogue/table/judge-row';
import { versionOf } from '../../../platform/edited-form.ts';
import type { KnownThings } from '../table/known-things.ts';

/** Problems that the editor's schema finds in changed fields: amounts that are too large. */
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

/** Effect of a change on a product. */
export const judgeMany = (
  product: EditedProduct,
  change: ManyChange,
  { names, beside, holds }: KnownThings,
): ManyJudged => {
  const { kind, form } = product;
  const judged = judgeChange(product, { kind, names, ...beside(form) }, change);
  if (judged.outcome !== 'changed') return judged;
  // The stock of a shop is not part of the form.
  const problems = judged.fields.length === 0 || holds(form) ? limitProblems(judged) : [stranger];
  return problems.length > 0 ? { outcome: 'refused', problems } : judged;
};

/** Version of a product for a change: of its form, or of the stock in one shop. */
export const versionFor = ({ version, counted_at }: EditedProduct, change: ManyChange): string =>
  change.what === 'count' ? versionOf([change.shop, countIn(counted_at, change.shop)]) : version;

/** Effect of a change for the preview. */
export const presentJudged = (product: EditedProduct, change: ManyChange, judged: ManyJudged): ManyRow => ({
  ...{ id: product.id, version: versionFor(product, change) },
  ...{ name: product.form.name, outcome: judged.outcome },
  changes: judged.outcome === 'changed' ? judged.changes.map((one) => ({ ...one })) : [],
  problems: judged.outcome === 'refused' ? judged.problems.map((one) => ({ ...one })) : [],
  unusual: judged.outcome === 'changed' && judged.unusual,
});
