import { filters, oneOf, shapedLike, typedText } from '@zanga/browser/address/filters.ts';
import { lifeStates } from '@zanga/domain/catalogue/editing/life';

/** Filters in the address. */
export const menuParams = filters({
  cerca: typedText(100),
  categoria: shapedLike(/^cat_\w{1,60}$/),
  stato: oneOf(lifeStates),
});
export type MenuParams = ReturnType<typeof menuParams>;

/** Filters as the API takes them. */
export const menuQuery = ({ cerca, categoria, stato }: MenuParams) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(categoria !== undefined && { category: categoria }),
  ...(stato !== undefined && { state: stato }),
});
