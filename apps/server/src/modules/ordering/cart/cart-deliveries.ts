import type { FieldErrors } from '@zanga/contract/wire/route';
import type { Tx } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';
import { findShopId } from '../../shops/public.ts';
import type { CartInput, StoredCart, StoredDelivery } from './cart-record.ts';

const noShop = 'questo negozio non esiste o non c’è più';
const noAddress = 'questo indirizzo non esiste o non c’è più';

type Found = { readonly delivery: StoredDelivery; readonly problems: FieldErrors };

const readDelivery = async (tx: Tx, { userId }: StoredCart, chosen: StoredDelivery): Promise<Found> => {
  const problems: Record<string, readonly string[]> = {};
  if (chosen.part === 'food' && chosen.mode === 'shipping')
    problems.mode = ['si spediscono solo i prodotti del negozio'];
  const travels = chosen.mode === 'delivery' || chosen.mode === 'shipping';
  const shop = chosen.mode === 'shipping' || chosen.shop === null ? null : await findShopId(tx, chosen.shop);
  if (shop === undefined) problems.shop = [noShop];
  const address_id = travels ? chosen.address_id : null;
  const own = address_id !== null && userId !== null ? await readAddress(tx, userId, address_id) : undefined;
  if (address_id !== null && !own) problems.address_id = [noAddress];
  const address = travels && address_id === null ? chosen.address : null;
  const table = chosen.mode === 'onshop' ? chosen.table : null;
  return { delivery: { ...chosen, shop: shop ?? null, address_id, address, table }, problems };
};

type Chosen = { readonly deliveries: readonly StoredDelivery[]; readonly singleCartShop: string | null };

/** Reads how the parts are to be had and the one shop of a cart; what is wrong is told by field. */
export const readChoices = async (
  tx: Tx,
  cart: StoredCart,
  wanted: Pick<CartInput, 'deliveries' | 'single_cart_shop'>,
): Promise<({ readonly ok: true } & Chosen) | { readonly ok: false; readonly fields: FieldErrors }> => {
  const fields: Record<string, readonly string[]> = {};
  const { single_cart_shop: key = cart.singleCartShop } = wanted;
  const singleCartShop = key === null || key === cart.singleCartShop ? key : await findShopId(tx, key);
  if (singleCartShop === undefined) fields.single_cart_shop = [noShop];
  const deliveries: StoredDelivery[] = [];
  for (const [at, chosen] of (wanted.deliveries ?? []).entries()) {
    const { delivery, problems } = await readDelivery(tx, cart, chosen);
    for (const [name, texts] of Object.entries(problems)) fields[`deliveries.${at}.${name}`] = texts;
    if (deliveries.some(({ part }) => part === delivery.part))
      fields[`deliveries.${at}.part`] = ['è già indicata'];
    if (singleCartShop && delivery.shop !== null && delivery.shop !== singleCartShop)
      fields[`deliveries.${at}.shop`] = ['questo carrello è di un altro negozio'];
    deliveries.push(delivery);
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  // What was chosen of another shop holds no more: it is to be chosen anew.
  const kept = cart.deliveries.filter(
    ({ shop }) => !singleCartShop || shop === null || shop === singleCartShop,
  );
  return {
    ok: true,
    deliveries: wanted.deliveries ? deliveries : kept,
    singleCartShop: singleCartShop ?? null,
  };
};
