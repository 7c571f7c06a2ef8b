import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Where } from '../where.ts';
import { placeOf } from '../where-words.ts';
import { chosenFood } from './where-of-cart.ts';

const texts = {
  delivery: (place: string) => `Ora il carrello è per la consegna a ${place}.`,
  pickup: (place: string) => `Ora il carrello è da ritirare a ${place}.`,
  fee: (now: string, before: string) => `La consegna costa ${now}, prima ${before}.`,
  minimum: (now: string) => `L’ordine minimo è ${now}.`,
  timeOver: 'L’orario che avevi scelto è passato: ora è “appena possibile”.',
  later: 'Il carrello non lo sa ancora: glielo diciamo appena torna la rete.',
} as const;

export const cartMovesTexts = texts;

/** Messages about changes for a cart that moved to another place; none for a cart without a place before. */
export const movesOf = (before: Cart | null, after: Cart, where: Where): readonly string[] => {
  const [was, is] = [chosenFood(before), chosenFood(after)];
  if (!was || !is) return [];
  const samePlace = was.mode === is.mode && was.shop?.id === is.shop?.id && was.address === is.address;
  if (samePlace) return [];
  const brought = is.mode === 'delivery';
  return [
    brought ? texts.delivery(placeOf(where)) : texts.pickup(placeOf(where)),
    ...(brought && was.mode === 'delivery' && was.fee !== is.fee
      ? [texts.fee(money(is.fee), money(was.fee))]
      : []),
    ...(brought && is.minimum > 0 && was.minimum !== is.minimum ? [texts.minimum(money(is.minimum))] : []),
  ];
};
