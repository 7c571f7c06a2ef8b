import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import type { OfficeShop } from '@zanga/contract/shops/shop-office';
import { wordsIn } from '@zanga/domain/search/words';

/** Filters in the address. */
export const shopParams = filters({ cerca: typedText(100), stato: oneOf(['open', 'closed']) });
export type ShopParams = ReturnType<typeof shopParams>;

/** Shops that pass the filters; a brand has few, so all are loaded. */
export const chosenShops = (
  shops: readonly OfficeShop[],
  { cerca, stato }: ShopParams,
): readonly OfficeShop[] => {
  const wanted = wordsIn(cerca ?? '');
  return shops.filter(({ name, city, published }) => {
    const words = wordsIn(`${name} ${city}`);
    const named = wanted.every((word) => words.some((one) => one.startsWith(word)));
    return named && (stato === undefined || published === (stato === 'open'));
  });
};
