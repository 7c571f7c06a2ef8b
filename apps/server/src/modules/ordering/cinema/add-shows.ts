import type { OfficeShow } from '@zanga/contract/ordering/cinema-office';
import type { FieldErrors, Refusal } from '@zanga/contract/wire/route';
import { hallProblem, type ShowForm, showProblems, startProblem } from '@zanga/domain/cinema/show-form';
import { endsAt } from '@zanga/domain/cinema/tickets';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { addShowProducts, namesInShows, showProductProblems } from '../../catalogue/public-shows.ts';
import { holdHalls, insertShows, readInHall } from '../../cinema/public.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { presentShow } from './see-shows.ts';
import { auditedShow } from './show-form.ts';
import { readShopsOfShows } from './show-orders-queries.ts';

export type Adding = {
  readonly session: StaffSession;
  readonly form: Omit<ShowForm, 'starts_at'>;
  readonly starts: readonly string[];
};

/** Problems with the times of shows: in the past, or the hall is taken, maybe by another of these shows. */
const startProblems = async (tx: Tx, forms: readonly ShowForm[], now: Date): Promise<FieldErrors> => {
  const problems: [string, string[]][] = [];
  for (const [at, { film, shop, hall, starts_at, minutes }] of forms.entries()) {
    const show = { startsAt: new Date(starts_at), minutes };
    const others = await readInHall(tx, { shop, hall, from: show.startsAt, until: endsAt(show) });
    const before = forms.slice(0, at).map((one) => ({ film, startsAt: new Date(one.starts_at), minutes }));
    const text = startProblem(show.startsAt, now) ?? hallProblem(show, [...others, ...before]);
    if (text) problems.push([`starts.${at}`, [text]]);
  }
  return Object.fromEntries(problems);
};

/** A ticket is paid by card alone: without a provider no seat could be sold. */
const needsCards =
  'I biglietti si pagano con la carta: nel server non è configurato chi la incassa (STRIPE_SECRET_KEY)';

/** Adds shows, all of them or none; each is a product of its own. */
export const addShows = async (
  { db, tickets, payments }: Pick<OrderTools, 'db' | 'tickets' | 'payments'>,
  { session, form, starts }: Adding,
  now: Date,
): Promise<{ data: OfficeShow[] } | Refusal<'shop.not_found' | 'invalid'>> => {
  const forms = starts.toSorted().map((starts_at) => ({ ...form, starts_at }));
  const [first] = forms;
  if (!first || !mayWorkFor(session, form.shop)) return refuse('shop.not_found');
  if (!payments.takesCards) return refuse('invalid', { 'form.price': [needsCards] });
  const added = await inTransaction(db, async (tx) => {
    const shops = await readShopsOfShows(tx);
    if (!shops.has(form.shop)) return refuse('shop.not_found');
    await holdHalls(tx);
    const problems = [...showProblems(first, { taken: 0 }), ...(await showProductProblems(tx, first))];
    const wrong = { ...problemFields(problems), ...(await startProblems(tx, forms, now)) };
    if (Object.keys(wrong).length > 0) return refuse('invalid', wrong);
    const elsewhere = [...shops.keys()].filter((shop) => shop !== form.shop).toSorted();
    const ids = await addShowProducts(tx, { forms, elsewhere });
    const rows = forms.map(({ film, shop, hall, starts_at, minutes, seats }, at) => ({
      ...{ product_id: ids[at] ?? 'prd_', shop_id: shop, film, hall, starts_at, minutes, seats },
    }));
    await insertShows(tx, rows);
    const names = new Map([...(await namesInShows(tx, [first])), ...shops]);
    for (const [at, one] of forms.entries()) {
      const what = { kind: 'show', thing: ids[at] ?? '', shopId: form.shop } as const;
      await noteChange(tx, session.trail, { ...what, after: auditedShow(one, names) }, now);
    }
    return { ok: true, ids } as const;
  });
  if (!added.ok) return added;
  const rows = await Promise.all(added.ids.map((id) => tickets.shows(db, { id })));
  return { data: rows.flat().map(presentShow) };
};
