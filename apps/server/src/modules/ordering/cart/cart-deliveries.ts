import type { FieldErrors } from '@zanga/contract/wire/route';
import type { ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';
import { findShopId } from '../../shops/public.ts';
import type { CartInput, CartOwner, StoredCart, StoredDelivery } from './cart-record.ts';

const noShop = 'questo negozio non esiste o non c’è più';
const noAddress = 'questo indirizzo non esiste o non c’è più';

/** Shops and addresses that a wish names, as far as they exist. */
export type NamedInWish = {
  /** Ids of published shops, by the id or slug in the wish. */
  readonly shops: ReadonlyMap<string, ShopId>;
  /** The ids of the owner's own addresses. */
  readonly addresses: ReadonlySet<string>;
};

type Wish = Pick<CartInput, 'deliveries' | 'single_cart_shop'>;

/** Looks up the shops and addresses of a wish; needs no cart, so both are read together. */
export const readNamed = async (tx: Tx, owner: CartOwner, wanted: Wish): Promise<NamedInWish> => {
  const { deliveries = [], single_cart_shop: single = null } = wanted;
  const keys = new Set([single, ...deliveries.map(({ shop }) => shop)].filter((key) => key !== null));
  const ids = new Set(deliveries.map(({ address_id }) => address_id).filter((id) => id !== null));
  const [shops, addresses] = await Promise.all([
    Promise.all([...keys].map(async (key) => [key, await findShopId(tx, key)] as const)),
    owner.kind === 'visitor' ? [] : Promise.all([...ids].map((id) => readAddress(tx, owner.userId, id))),
  ]);
  return {
    shops: new Map(shops.flatMap(([key, id]) => (id === undefined ? [] : [[key, id]]))),
    addresses: new Set(addresses.flatMap((address) => address?.id ?? [])),
  };
};

type FoundDelivery = { readonly delivery: StoredDelivery; readonly problems: FieldErrors };

const readDelivery = (
  { shops, addresses }: NamedInWish,
  chosen: NonNullable<Wish['deliveries']>[number],
): FoundDelivery => {
  const problems: Record<string, readonly string[]> = {};
  if (chosen.part === 'food' && chosen.mode === 'shipping')
    problems.mode = ['si spediscono solo i prodotti del negozio'];
  const travels = chosen.mode === 'delivery' || chosen.mode === 'shipping';
  const shop = chosen.mode === 'shipping' || chosen.shop === null ? null : shops.get(chosen.shop);
  if (shop === undefined) problems.shop = [noShop];
  const address_id = travels ? chosen.address_id : null;
  if (address_id !== null && !addresses.has(address_id)) problems.address_id = [noAddress];
  const address = travels && address_id === null ? chosen.address : null;
  // A table is known by its code: its name from a client is not stored.
  return { delivery: { ...chosen, shop: shop ?? null, address_id, address, table: null }, problems };
};

type Chosen = { readonly deliveries: readonly StoredDelivery[]; readonly singleCartShop: ShopId | null };

/** Deliveries of the parts and the one shop of a cart; problems by field. */
export const readChoices = (
  cart: StoredCart,
  wanted: Wish,
  named: NamedInWish,
): ({ readonly ok: true } & Chosen) | { readonly ok: false; readonly fields: FieldErrors } => {
  const fields: Record<string, readonly string[]> = {};
  const { single_cart_shop: key = cart.singleCartShop } = wanted;
  const same = key === cart.singleCartShop;
  const singleCartShop = key === null ? null : same ? cart.singleCartShop : named.shops.get(key);
  if (singleCartShop === undefined) fields.single_cart_shop = [noShop];
  const deliveries: StoredDelivery[] = [];
  for (const [at, chosen] of (wanted.deliveries ?? []).entries()) {
    const { delivery, problems } = readDelivery(named, chosen);
    for (const [name, texts] of Object.entries(problems)) fields[`deliveries.${at}.${name}`] = texts;
    if (deliveries.some(({ part }) => part === delivery.part))
      fields[`deliveries.${at}.part`] = ['è già indicata'];
    if (singleCartShop && delivery.shop !== null && delivery.shop !== singleCartShop)
      fields[`deliveries.${at}.shop`] = ['questo carrello è di un altro negozio'];
    deliveries.push(delivery);
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  // A choice for another shop is void: the customer chooses anew.
  const kept = cart.deliveries.filter(
    ({ shop }) => !singleCartShop || shop === null || shop === singleCartShop,
  );
  return {
    ok: true,
    deliveries: wanted.deliveries ? deliveries : kept,
    singleCartShop: singleCartShop ?? null,
  };
};
