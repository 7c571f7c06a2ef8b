import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { type Settled, settled } from '@zanga/domain/catalogue/editing/life';
import type { ProductId } from '@zanga/domain/ids';
import type { AuditAction } from '@zanga/domain/staff/audit';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { systemTrail } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { Payments } from '../../payments/public.ts';
import { auditedOf, namesIn } from './audited-form.ts';
import { checkForm } from './check-form.ts';
import { readDueProducts, readEdited } from './edit-queries.ts';
import { holdCategories, holdEdited, holdGroups, noteRefused, saveProducts } from './edit-store.ts';
import { presentEdited } from './present-form.ts';

type SettleTools = { readonly db: Db; readonly payments: Pick<Payments, 'takesCards'> };

const actionOf: Readonly<Record<Settled['came'], AuditAction>> = {
  published: 'product.publish',
  archived: 'product.archive',
  stayed_draft: 'product.stay_draft',
};

const sameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Problems that kept a product from being published. */
const whyNot = (problems: readonly { readonly text: string }[]): string =>
  [...new Set(problems.map(({ text }) => text))].join('. ');

/** Publishes or archives one due product; of two tries at once the second finds nothing due. */
const settleOne = ({ db, payments }: SettleTools, id: ProductId, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const seen = await readEdited(tx, id);
    if (!seen) return;
    const { categories } = presentEdited(seen).form;
    // Locks in the same order as an edit.
    await holdCategories(tx, categories);
    const held = await holdEdited(tx, id);
    if (!held) return;
    const before: EditedProduct = presentEdited(held);
    // The product has just been moved: the next run finds it again.
    if (!sameList(before.form.categories, categories)) return;
    await holdGroups(tx, before.form.option_groups);
    const wish = { ...before.form, published: true, publish_at: null };
    const { problems, root } = await checkForm(tx, before, wish, payments.takesCards);
    const done = settled(before.form, problems.length === 0 && root !== null, now);
    if (!done) return;
    const form = { ...before.form, ...done.life };
    await saveProducts(tx, [{ id, form, root: held.root_category_id, differs: () => false }]);
    const refused = done.came === 'stayed_draft' ? whyNot(problems) : null;
    if (refused !== null) await noteRefused(tx, id, { why: refused, at: held.publish_at ?? now });
    const names = await namesIn(tx, [form]);
    const change = {
      before: auditedOf(before.form, names),
      after: { ...auditedOf(form, names), ...(refused !== null && { not_published: refused }) },
    };
    const told = { kind: 'product', thing: id, shopId: null } as const;
    await noteChange(tx, systemTrail(actionOf[done.came]), { ...told, ...change }, now);
  });

/** Publishes and archives all due products, each in its own transaction, so that a failure stops no other. */
export const settleDue = async (tools: SettleTools, now: Date): Promise<void> => {
  const failed: unknown[] = [];
  for (const id of await readDueProducts(tools.db, now))
    await settleOne(tools, id, now).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} products could not be settled`);
};
