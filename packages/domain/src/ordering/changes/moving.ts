import type { Mode, PartKey } from '../cart-parts.ts';
import type { DeliveryState } from '../states.ts';
import { isOver } from '../transitions.ts';

/** A part of an order, with the facts that may prevent moving it to another shop. */
export type PartToMove = {
  readonly part: PartKey;
  readonly mode: Mode;
  readonly state: DeliveryState;
  readonly totem: boolean;
  /** Whether something is proposed to its customer, or is being made again. */
  readonly waits: boolean;
  /** Whether money for the order went over a counter. */
  readonly overCounter: boolean;
  readonly others: readonly { readonly state: DeliveryState }[];
};

export type NotMovable = 'begun' | 'not_carried' | 'totem' | 'waits' | 'over_counter' | 'fetched_with_more';

/** The states in which no kitchen has begun. */
const movable: readonly DeliveryState[] = ['placed', 'accepted'];

/** Why a part cannot be moved, whichever shop it would go to; null where it can. */
export const whyNotMovable = (part: PartToMove): NotMovable | null => {
  if (!movable.includes(part.state)) return 'begun';
  if (part.part !== 'food' || (part.mode !== 'delivery' && part.mode !== 'pickup')) return 'not_carried';
  if (part.totem) return 'totem';
  if (part.waits) return 'waits';
  if (part.overCounter) return 'over_counter';
  // Its customer may say no to another place, and can give back an order only as a whole.
  if (part.mode === 'pickup' && part.others.some(({ state }) => !isOver(state))) return 'fetched_with_more';
  return null;
};

export const notMovableWords: Readonly<Record<NotMovable, string>> = {
  begun: 'Si sposta solo un ordine che la cucina non ha ancora cominciato.',
  not_carried: 'Si sposta solo il cibo da consegnare o da ritirare.',
  totem: 'Chi ha ordinato al totem è già in negozio: l’ordine resta qui.',
  waits: 'Prima va chiuso quello che è in sospeso: una proposta al cliente o qualcosa da rifare.',
  over_counter:
    'In cassa è già passato del denaro per questo ordine: annulla prima l’incasso, oppure rimborsa e chiudi qui.',
  fetched_with_more:
    'L’ordine ha un’altra parte ancora aperta: il cliente non potrebbe rinunciare solo al ritiro spostato.',
};

/** Whether its customer has to fetch something where they did not order it; until it is handed over they may say no. */
export const isFetchedElsewhere = ({
  mode,
  state,
  moved,
}: {
  readonly mode: Mode;
  readonly state: DeliveryState;
  /** Whether another shop makes it than it was ordered from. */
  readonly moved: boolean;
}): boolean => moved && mode === 'pickup' && !isOver(state);
