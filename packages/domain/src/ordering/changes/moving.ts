import type { Mode, PartKey } from '../cart-parts.ts';
import type { DeliveryState } from '../states.ts';
import { isOver } from '../transitions.ts';

/** A part of an order, with the facts that may prevent moving it to another shop. */
export type PartToMove = {
  readonly part: PartKey;
  readonly mode: Mode;
  readonly state: DeliveryState;
  readonly totem: boolean;
  /** A proposal waits for its customer, or a dish is being made again. */
  readonly waits: boolean;
  /** Money for the order was taken or returned at a till. */
  readonly overCounter: boolean;
  readonly others: readonly { readonly state: DeliveryState }[];
};

export type NotMovable = 'begun' | 'not_carried' | 'totem' | 'waits' | 'over_counter' | 'fetched_with_more';

/** States before a kitchen begins. */
const movable: readonly DeliveryState[] = ['placed', 'accepted'];

/** Why a part cannot be moved to any other shop; null if it can. */
export const whyNotMovable = (part: PartToMove): NotMovable | null => {
  if (!movable.includes(part.state)) return 'begun';
  if (part.part !== 'food' || (part.mode !== 'delivery' && part.mode !== 'pickup')) return 'not_carried';
  if (part.totem) return 'totem';
  if (part.waits) return 'waits';
  if (part.overCounter) return 'over_counter';
  // Its customer may refuse another place, and can return an order only as a whole.
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

/** Whether its customer has to fetch it at another shop than ordered; until the handover they may refuse. */
export const isFetchedElsewhere = ({
  mode,
  state,
  moved,
}: {
  readonly mode: Mode;
  readonly state: DeliveryState;
  /** Whether another shop than ordered makes it. */
  readonly moved: boolean;
}): boolean => moved && mode === 'pickup' && !isOver(state);
