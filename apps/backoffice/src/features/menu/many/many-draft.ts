import type { ManyChange } from '@zanga/contract/menu/menu-many';
import type { Rounding } from '@zanga/domain/catalogue/many/price-change';
import { mostCounted } from '@zanga/domain/catalogue/table/counts';
import { type Allergen, type Channel, channels, type VatClass } from '@zanga/domain/catalogue/vocabulary';
import type { ShopId } from '@zanga/domain/ids';

/** The change of one channel. */
export type ChannelWish = 'keep' | 'on' | 'off';

/** A change while it is typed. */
export type Draft = {
  readonly what: ManyChange['what'];
  readonly direction: 'up' | 'down';
  readonly by: 'percent' | 'sum';
  /** Hundredths; null while empty, undefined when unreadable. */
  readonly amount: number | null | undefined;
  readonly rounding: Rounding;
  readonly prime: boolean;
  readonly channels: Readonly<Partial<Record<Channel, ChannelWish>>>;
  readonly allergen: Allergen;
  readonly presence: 'contains' | 'may_contain' | 'none';
  readonly vat_class: VatClass;
  readonly published: boolean;
  readonly archived: boolean;
  /** Shop whose stock changes; undefined until one is chosen. */
  readonly shop: ShopId | undefined;
  readonly counting: 'set' | 'end';
  /** Null while empty, undefined when unreadable. */
  readonly pieces: number | null | undefined;
};

export const firstDraft: Draft = {
  ...{ what: 'price', direction: 'up', by: 'percent', amount: null, rounding: 'none', prime: true },
  ...{ channels: {}, allergen: 'gluten', presence: 'contains', vat_class: 'prepared_food', published: true },
  archived: true,
  ...{ shop: undefined, counting: 'set', pieces: null },
};

const wished = (draft: Draft, wish: ChannelWish) => channels.filter((one) => draft.channels[one] === wish);

/** New stock of a shop: null ends counting, undefined is an invalid number. */
const countOf = ({ counting, pieces }: Draft): number | null | undefined => {
  if (counting === 'end') return null;
  return pieces == null || pieces > mostCounted ? undefined : pieces;
};

const countChangeOf = (draft: Draft): ManyChange | undefined => {
  const [{ shop }, pieces] = [draft, countOf(draft)];
  return shop === undefined || pieces === undefined ? undefined : { what: 'count', shop, pieces };
};

/** The change of a complete draft; undefined while a field is missing or unreadable. */
export const changeOf = (draft: Draft): ManyChange | undefined => {
  const { what, by, direction, amount, rounding, prime, allergen, presence, vat_class, published } = draft;
  switch (what) {
    case 'price':
      return amount == null
        ? undefined
        : { what, by, rounding, prime, amount: direction === 'down' ? 0 - amount : amount };
    case 'channels':
      return { what, add: wished(draft, 'on'), remove: wished(draft, 'off') };
    case 'allergen':
      return { what, allergen, presence };
    case 'vat_class':
      return { what, vat_class };
    case 'published':
      return { what, published };
    case 'archived':
      return { what, archived: draft.archived };
    case 'count':
      return countChangeOf(draft);
  }
};
