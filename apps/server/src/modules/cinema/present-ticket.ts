import type { Show, Ticket, TicketAtDoor } from '@zanga/contract/ordering/cinema';
import type { ShownCode } from '@zanga/contract/ordering/redemptions';
import { effectivePrice } from '@zanga/domain/catalogue/discount';
import { admission, endsAt, refundability, refundUntil, ticketState } from '@zanga/domain/cinema/tickets';
import type { ShopId } from '@zanga/domain/ids';
import { add, type Cents, lesser } from '@zanga/domain/money';
import { type CodeUse, usedWords } from '@zanga/domain/redemption/redemption';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import type { ProductForSale } from '../catalogue/public.ts';
import type { readShows, TicketRow } from './queries.ts';

type ShowRow = Awaited<ReturnType<typeof readShows>>[number];
type ArenaRow = Pick<TicketRow, 'shop_id' | 'shop_slug' | 'shop_name'> & Parameters<typeof writtenAddress>[0];

const arenaOf = (row: ArenaRow): Ticket['shop'] => ({
  id: row.shop_id,
  slug: row.shop_slug,
  name: row.shop_name,
  formatted: writtenAddress(row),
});

/** Difference of the cheapest fare to the price of a seat; below zero for a reduction. */
const leastDelta = ({ groupsAt }: ProductForSale, now: Date): Cents =>
  add(
    ...groupsAt(now).flatMap(({ min, choices }) => {
      const [first, ...others] = choices.map(({ priceDelta }) => priceDelta);
      return min > 0 && first !== undefined ? others.reduce(lesser, first) : [];
    }),
  );

/** A show on sale now. */
export const presentShow = (row: ShowRow, product: ProductForSale, now: Date): Show => {
  const delta = leastDelta(product, now);
  const { price } = effectivePrice(product.priceAt({}, now), now);
  const members = product.memberPrice === null ? null : add(lesser(product.memberPrice, price), delta);
  return {
    id: product.id,
    slug: product.slug,
    film: row.film,
    description: row.description,
    images: product.images,
    shop: arenaOf(row),
    hall: row.hall,
    starts_at: row.starts_at.toISOString(),
    ends_at: endsAt({ startsAt: row.starts_at, minutes: row.minutes }).toISOString(),
    price: add(price, delta),
    prime_price: product.primeOffered ? members : null,
    ...(members !== null && !product.primeOffered && { member_price: members }),
    seats_left: row.cancelled_reason === null ? (product.sellable.stock ?? 0) : 0,
    cancelled: row.cancelled_reason,
  };
};

const factsOf = (row: TicketRow) => ({
  startsAt: row.starts_at,
  minutes: row.minutes,
  burntAt: row.burnt_at,
  refundedAt: row.refunded_at,
  cancelled: row.cancelled_at !== null,
});

const sharedFacts = (row: TicketRow, now: Date) => ({
  id: row.id,
  film: row.film,
  images: row.images,
  shop: arenaOf(row),
  hall: row.hall,
  fare: row.fare,
  starts_at: row.starts_at.toISOString(),
  ends_at: endsAt(factsOf(row)).toISOString(),
  state: ticketState(factsOf(row), now),
  burnt_at: row.burnt_at?.toISOString() ?? null,
});

/** A ticket as its owner sees it; its picture is an address that a worker’s camera can open. */
export const presentTicket = (
  row: TicketRow,
  { code, origin }: { readonly code: ShownCode | undefined; readonly origin: string },
  now: Date,
): Ticket => {
  const facts = sharedFacts(row, now);
  return {
    ...facts,
    order_id: row.order_id,
    order_number: row.order_number,
    refundable: facts.state === 'valid' && refundability(factsOf(row), now).ok,
    refund_until: refundUntil(factsOf(row)).toISOString(),
    code:
      code && facts.state === 'valid'
        ? { qrcode: `${origin}/cinema/ticket/burn/${code.qrcode}`, digits: code.code }
        : null,
  };
};

/** A ticket as the staff see it at the door. */
export const presentAtDoor = (
  row: TicketRow,
  { used, shopId }: { readonly used: CodeUse | null; readonly shopId: ShopId | null },
  now: Date,
): TicketAtDoor => {
  const { shop_id, shop_name } = row;
  const may = admission({ ...factsOf(row), shopId: shop_id, shopName: shop_name }, shopId, now);
  const facts = sharedFacts(row, now);
  if (used) return { ...facts, admits: false, title: 'Già usato', text: usedWords(used, now) };
  return may.ok
    ? { ...facts, admits: true, title: 'Biglietto valido', text: '' }
    : { ...facts, admits: false, title: may.title, text: may.text };
};
