import type { Product } from '@zanga/contract/menu/product';
import { lineKey, mostPieces } from '@zanga/domain/ordering/cart-lines';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { say } from '../../../base/page/say.ts';
import { addToCart, setPieces } from '../../cart/cart-changes.ts';
import type { CartLine } from '../../cart/cart-intent.ts';
import { hearCart, readCart } from '../../cart/cart-state.ts';
import { addingTexts as t } from './adding-texts.ts';

type Dish = Pick<Product, 'slug' | 'name' | 'default_options' | 'stock'>;

const linesOf = ({ slug }: Pick<Dish, 'slug'>) => readCart().items.filter(({ product }) => product === slug);
const count = (lines: readonly CartLine[]) => lines.reduce((sum, { qty }) => sum + qty, 0);

/** A piece with the dish's default choices. */
const pieceOf = ({ slug, default_options }: Dish): CartLine => ({
  product: slug,
  options: default_options ?? [],
  qty: 1,
  notes: '',
});

const addPiece = (dish: Dish) => {
  const before = count(linesOf(dish));
  const most = dish.stock ?? mostPieces;
  if (before >= most) {
    toast({ text: t.most(dish.name, most) });
    return;
  }
  addToCart(pieceOf(dish));
  const after = count(linesOf(dish));
  // With a cart of another shop a dialog asks first: the piece is not in the cart yet.
  if (after > before) say(t.now(dish.name, after));
};

const takePiece = (dish: Dish) => {
  const lines = linesOf(dish);
  const plain = lineKey(pieceOf(dish));
  // The line with default choices goes first; among others, the last one added.
  const line = lines.find((one) => lineKey(one) === plain) ?? lines.at(-1);
  if (!line) return;
  setPieces(lineKey(line), line.qty - 1);
  if (line.qty > 1) {
    say(t.now(dish.name, count(linesOf(dish))));
    return;
  }
  const putBack = () => addToCart({ ...line, qty: 1 });
  toast({ text: t.taken(dish.name), action: { label: t.undo, onPress: putBack } });
};

/** Puts a piece of a dish in the cart, or takes one out; the last one taken can be put back. */
export const changePieces = (dish: Dish, by: 1 | -1) => {
  hearCart();
  if (by > 0) addPiece(dish);
  else takePiece(dish);
};
