import type { ProductDetail } from '@zanga/contract/menu/product';
import { portionsOf } from '@zanga/domain/catalogue/options';
import type { LineAsWanted } from '@zanga/domain/ordering/extras/line-words';
import type { CartLine } from '../cart/cart-intent.ts';

/** Choices and removals of a line, by their names on the menu. */
export const wantedOf = (
  { options, made_of }: Pick<ProductDetail, 'options' | 'made_of'>,
  line: Pick<CartLine, 'options' | 'without'>,
): LineAsWanted => ({
  options: options
    .flatMap(({ choices }) => choices)
    .map(({ id, name }) => ({ name, qty: portionsOf(id, line.options) }))
    .filter(({ qty }) => qty > 0),
  without: made_of.filter(({ id }) => line.without?.includes(id)),
});
