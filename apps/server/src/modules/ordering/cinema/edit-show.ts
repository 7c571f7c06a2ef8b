import type { EditedShow } from '@zanga/contract/ordering/shows-office';
import type { Refusal } from '@zanga/contract/wire/route';
import {
  hallProblem,
  type ShowForm,
  type ShowProblem,
  showProblems,
  startProblem,
} from '@zanga/domain/cinema/show-form';
import { codeUntil, endsAt } from '@zanga/domain/cinema/tickets';
import type { ProductId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import {
  holdShowProduct,
  namesInShows,
  readShowProduct,
  saveShowProduct,
  showProductProblems,
} from '../../catalogue/public-shows.ts';
import { holdHalls, readInHall, readOut, saveShow } from '../../cinema/public.ts';
import { lengthenCodes } from '../../redemption/public.ts';
import { askToTellShow } from '../job-kinds.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { auditedShow, presentShowForm } from './show-form.ts';
import { readShopsOfShows, readWaitingFor } from './show-orders-queries.ts';

type Seeing = Pick<OrderTools, 'db' | 'tickets'>;

/** A show of the person's shops with its editable fields. */
export const seeShowForm = async (
  { db, tickets }: Seeing,
  { session, show }: { readonly session: Session; readonly show: ProductId },
  now: Date,
): Promise<EditedShow | Refusal<'show.not_found'>> => {
  const [row] = await tickets.shows(db, { id: show });
  const product = await readShowProduct(db, show);
  if (!row || !product || !mayWorkFor(session, row.shop_id)) return refuse('show.not_found');
  return presentShowForm(show, row, product, now);
};

export type Editing = {
  readonly session: StaffSession;
  readonly show: ProductId;
  readonly version: string;
  readonly form: ShowForm;
};

/** Problems with the place and time of a show, compared with before. */
const placeProblems = async (
  tx: Tx,
  id: string,
  { form, taken, before }: { readonly form: ShowForm; readonly taken: number; readonly before: ShowForm },
  now: Date,
): Promise<readonly ShowProblem[]> => {
  const { shop, hall, minutes } = form;
  const show = { startsAt: new Date(form.starts_at), minutes };
  const late = form.starts_at === before.starts_at ? undefined : startProblem(show.startsAt, now);
  const others = await readInHall(tx, { shop, hall, from: show.startsAt, until: endsAt(show), but: id });
  const clash = hallProblem(show, others);
  return [
    ...(late ? [{ field: 'starts_at', text: late } as const] : []),
    ...(clash ? [{ field: 'hall', text: clash } as const] : []),
    ...(taken > 0 && shop !== before.shop
      ? [
          {
            field: 'shop',
            text: 'Ci sono già biglietti per questo negozio: annullalo e mettine un altro',
          } as const,
        ]
      : []),
  ];
};

/** Whether ticket holders must hear of the change. */
const isOther = (before: ShowForm, after: ShowForm): boolean =>
  (['film', 'hall', 'starts_at'] as const).some((field) => before[field] !== after[field]);

/** Notifies each order with tickets by a job of its own, and keeps the tickets valid for the new time. */
const followUp = async (
  { jobs, tickets }: OrderTools,
  tx: Tx,
  { id, before, after }: { readonly id: ProductId; readonly before: ShowForm; readonly after: ShowForm },
  now: Date,
): Promise<number> => {
  const until = codeUntil({ startsAt: new Date(after.starts_at), minutes: after.minutes });
  await lengthenCodes(tx, 'ticket', await readOut(tx, id), until);
  if (!isOther(before, after)) return 0;
  const outs = (await tickets.ofShow(tx, id)).filter(({ out }) => out > 0).map(({ order }) => order);
  const orders = [...new Set([...outs, ...(await readWaitingFor(tx, id))])];
  const was = { film: before.film, hall: before.hall, startsAt: before.starts_at };
  for (const orderId of orders)
    await askToTellShow(jobs, tx, { orderId, show: id, was, at: now.toISOString() });
  return orders.length;
};

type EditShowRefusal = Refusal<
  'show.not_found' | 'shop.not_found' | 'show.edited' | 'show.begun' | 'show.cancelled' | 'invalid'
>;

/** Saves an edited show, unless another save was quicker. Locks product before show, as paying for it does. */
export const editShow = async (
  tools: OrderTools,
  { session, show: id, version, form: sent }: Editing,
  now: Date,
): Promise<EditedShow | EditShowRefusal> => {
  const { db, tickets } = tools;
  const [known] = await tickets.shows(db, { id });
  if (!known || !mayWorkFor(session, known.shop_id)) return refuse('show.not_found');
  if (!mayWorkFor(session, sent.shop)) return refuse('shop.not_found');
  const form = { ...sent, starts_at: new Date(sent.starts_at).toISOString() };
  return inTransaction(db, async (tx): Promise<EditedShow | EditShowRefusal> => {
    await holdHalls(tx);
    const shops = await readShopsOfShows(tx);
    if (!shops.has(form.shop)) return refuse('shop.not_found');
    const wrongProduct = await showProductProblems(tx, form);
    const product = await holdShowProduct(tx, id);
    const held = product && (await tickets.holdShow(tx, id));
    if (!held) return refuse('show.not_found');
    if (held.cancelled_at !== null) return refuse('show.cancelled');
    if (now >= held.starts_at) return refuse('show.begun');
    const { taken, form: before, version: kept } = presentShowForm(id, held, product, now);
    if (kept !== version) return refuse('show.edited');
    const placed = await placeProblems(tx, id, { form, taken, before }, now);
    const problems = [...showProblems(form, { taken }), ...wrongProduct, ...placed];
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    const elsewhere = [...shops.keys()].filter((shop) => shop !== form.shop).toSorted();
    await saveShowProduct(tx, id, { form, held: product, left: form.seats - taken, elsewhere });
    const { film, hall, minutes, seats, shop: shop_id, starts_at } = form;
    await saveShow(tx, id, { film, hall, minutes, seats, shop_id, starts_at });
    const told = await followUp(tools, tx, { id, before, after: form }, now);
    const names = new Map([...(await namesInShows(tx, [before, form])), ...shops]);
    const change = {
      before: auditedShow(before, names),
      after: { ...auditedShow(form, names), ...(told > 0 && { told }) },
    };
    await noteChange(tx, session.trail, { kind: 'show', thing: id, shopId: shop_id, ...change }, now);
    const [saved, after] = [await tickets.holdShow(tx, id), await readShowProduct(tx, id)];
    if (!saved || !after) throw new Error(`${id} has gone while it was held`);
    return presentShowForm(id, saved, after, now);
  });
};
