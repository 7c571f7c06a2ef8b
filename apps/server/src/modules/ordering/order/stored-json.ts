import type { Picture } from '@zanga/contract/menu/picture';
import type { AddressForm } from '@zanga/contract/people/addresses';
import type { ChoiceId } from '@zanga/domain/ids';
import type { LineRow, OrderRow, PartRow } from './order-queries.ts';

type StoredOption = { readonly id: ChoiceId; readonly name: string; readonly price_delta: number };
type StoredVat = { readonly rate_basis_points: number; readonly gross: number; readonly vat: number };
type StoredGift = { readonly recipient: string; readonly message: string; readonly hide_prices: boolean };

// These columns are JSON that only the placing of an order writes, once, in these shapes.
export const addressOf = ({ address }: Pick<PartRow, 'address'>) => address as Required<AddressForm> | null;
// JSON that only the placing of an order writes.
export const optionsOf = ({ options }: Pick<LineRow, 'options'>) =>
  options as unknown as readonly StoredOption[];
// JSON that only the placing of an order writes.
export const imagesOf = ({ images }: Pick<LineRow, 'images'>) => images as unknown as Picture[];
// JSON that only the placing of an order writes.
export const vatOf = ({ vat }: Pick<OrderRow, 'vat'>) => vat as unknown as readonly StoredVat[];
// JSON that only the placing of an order writes.
export const giftOf = ({ gift }: Pick<OrderRow, 'gift'>) => gift as StoredGift | null;
