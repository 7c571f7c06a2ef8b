import type { CouponDrawing, DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import type { Bytes, Refusal } from '@zanga/contract/wire/route';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import type { CodeState } from '@zanga/domain/coupons/drawn-codes';
import type { CouponId } from '@zanga/domain/ids';
import { wallClock } from '@zanga/domain/time';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { readCouponRow } from '../office/office-queries.ts';
import { codeOf } from '../wallet/wallet.ts';
import { type CodeRow, readCodes, readDrawings } from './codes-queries.ts';
import { presentCode, presentDrawing } from './present-codes.ts';

type Of = { readonly session: Session; readonly coupon: CouponId };
type CodesRefusal = Refusal<'coupon.of_all_shops' | 'coupon.not_found'>;

/** Codes are worth their coupon, so only staff of all shops see them. */
const whyNot = async (db: Db, { session, coupon }: Of): Promise<CodesRefusal | undefined> => {
  if (!mayWorkFor(session, null)) return refuse('coupon.of_all_shops');
  return (await readCouponRow(db, coupon)) ? undefined : refuse('coupon.not_found');
};

export const listDrawings = async (db: Db, of: Of): Promise<{ data: CouponDrawing[] } | CodesRefusal> =>
  (await whyNot(db, of)) ?? { data: (await readDrawings(db, of.coupon)).map(presentDrawing) };

type CodesQuery = Of & {
  readonly drawing?: string | undefined;
  readonly state?: CodeState | undefined;
  readonly search?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** A page of codes, the last drawn first. */
export const listCodes = async (
  db: Db,
  { session, search, after, limit, ...wanted }: CodesQuery,
): Promise<{ data: DrawnCode[]; next: string | null } | CodesRefusal> => {
  const no = await whyNot(db, { session, coupon: wanted.coupon });
  if (no) return no;
  const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
  const rows = await readCodes(db, { ...wanted, begins: codeOf(search ?? ''), before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { data: page.map(presentCode), next: last ? String(last.id) : null };
};

const perPage = 2_000;
const heads = ['Codice', 'Link', 'Stato', 'Usato il', 'Ordine'];
const states: Readonly<Record<CodeState, string>> = {
  free: 'Da usare',
  used: 'Usato',
  withdrawn: 'Ritirato',
};

const cellsOf = (row: CodeRow, origin: string): readonly string[] => {
  const { written, code, state, order } = presentCode(row);
  const used = row.used_at === null ? '' : `${formatDate(row.used_at)} ${formatTime(row.used_at)}`;
  return [written, `${origin}/c/${code}`, states[state], used, order?.reference ?? ''];
};

/** The byte order mark has spreadsheets read the file as UTF-8. */
async function* tableOf(db: Db, wanted: Pick<CodesQuery, 'coupon' | 'drawing'>, origin: string) {
  yield Buffer.from(`\uFEFF${csvLine(heads)}`);
  let before: number | undefined;
  for (;;) {
    const rows = await readCodes(db, { ...wanted, before, limit: perPage });
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csvLine(cellsOf(row, origin))).join(''));
    if (rows.length < perPage) return;
    before = rows.at(-1)?.id;
  }
}

/** Codes as a CSV for the printer, streamed. */
export const exportCodes = async (
  { db, origin }: CouponTools,
  { session, ...wanted }: Of & { readonly drawing?: string | undefined },
  now: Date,
): Promise<Bytes | CodesRefusal> =>
  (await whyNot(db, { session, coupon: wanted.coupon })) ?? {
    type: 'text/csv; charset=utf-8',
    body: tableOf(db, wanted, origin()),
    headers: {
      'content-disposition': `attachment; filename="codici-${wallClock(now).date}.csv"`,
      'cache-control': 'no-store',
    },
  };
