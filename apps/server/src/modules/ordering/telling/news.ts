import { atMoment } from '@zanga/domain/time-words';
import type { PaidCard } from '../../payments/public.ts';
import type { ShopOfOrder } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { ChangeKind } from '../order/present-change.ts';
import type { PartRow } from '../order/row-queries.ts';

/** News of a step that an order has taken. */
export type StepNews = {
  readonly news: 'accepted' | 'ready' | 'sent' | 'shipped';
  readonly part: PartRow;
  /** Seconds to wait, while the step can be undone. */
  readonly afterSeconds?: number;
};

/** News of an order for its customer. */
export type News =
  /** `card` has just paid the order. */
  | {
      readonly news: 'placed';
      readonly card?: PaidCard | null;
      /** Shops that make it, where known. */
      readonly shops?: readonly ShopOfOrder[];
    }
  | StepNews
  /** The shop promises another time. */
  | { readonly news: 'time_changed'; readonly part: PartRow; readonly key: string }
  /** Another shop makes it by now: the part says which, and for when. */
  | { readonly news: 'moved'; readonly part: PartRow; readonly from: string; readonly key: string }
  /** It asks whether something may be taken out or added, and how many minutes there are to decide. */
  | {
      readonly news: 'change_proposed';
      readonly part: PartRow;
      readonly key: string;
      readonly minutes: number;
      readonly kind: ChangeKind;
    }
  /** Pieces are made again at no charge, for the time of the part. */
  | {
      readonly news: 'made_again';
      readonly part: PartRow;
      readonly dishes: readonly string[];
      readonly key: string;
    }
  /** Agreed dishes were added, in an exchange for the ones in `out`. */
  | {
      readonly news: 'dishes_added';
      readonly part: PartRow;
      readonly dishes: readonly string[];
      readonly out?: readonly string[];
      /** Refund, where the order costs less. */
      readonly amount?: number;
      readonly totalCents: number;
      readonly key: string;
    }
  /** Its money came when nothing could be added any more. */
  | {
      readonly news: 'addition_returned';
      readonly part: PartRow;
      readonly amount: number;
      readonly key: string;
    }
  | { readonly news: 'rejected'; readonly part: PartRow; readonly amount: number }
  /** Another shop may go on with the rest. */
  | {
      readonly news: 'unanswered';
      readonly part: PartRow;
      readonly amount: number;
      readonly rest: boolean;
    }
  | {
      readonly news: 'refunded';
      readonly amount: number;
      readonly reason: string;
      readonly key: string;
      /** Whether the money is given back by hand, even after a card payment. */
      readonly byHand?: boolean;
    }
  /** The show of its tickets was called off; the rest of the order may go on. */
  | {
      readonly news: 'show_cancelled';
      readonly amount: number;
      /** The film, and its start. */
      readonly show: string;
      readonly reason: string;
      readonly key: string;
      readonly rest: boolean;
    }
  /** The show of its tickets has another film, hall or time; the tickets stay valid. */
  | { readonly news: 'show_changed'; readonly show: string; readonly was: string; readonly key: string }
  | { readonly news: 'cancelled' | 'paid_too_late'; readonly amount: number }
  | {
      readonly news: 'withdrawn';
      readonly amount: number;
      readonly items: readonly string[];
      readonly key: string;
    };

type NewsWords = {
  /** Rest of the sentence that begins with `L’ordine 12`. */
  readonly says: string;
  /** Whether a guest gets it by SMS: a mail would be read too late in the street. */
  readonly isUrgent?: true;
  /** Whether the sentence ends with the promised time. */
  readonly tellsTime?: true;
};

/** Words of push and SMS; the mail of each news is worded with the notifications. */
const words: Readonly<Record<Exclude<News['news'], 'placed' | 'withdrawn'>, NewsWords>> = {
  accepted: { says: 'è confermato', tellsTime: true },
  ready: { says: 'è pronto: ti aspettiamo', isUrgent: true },
  sent: { says: 'è in consegna' },
  shipped: { says: 'è stato spedito' },
  time_changed: { says: 'ha un nuovo orario', isUrgent: true, tellsTime: true },
  moved: { says: 'lo prepara un altro negozio', isUrgent: true, tellsTime: true },
  change_proposed: { says: 'aspetta una tua risposta: il negozio propone un cambio', isUrgent: true },
  made_again: { says: 'ha qualcosa che rifacciamo, senza costi', isUrgent: true, tellsTime: true },
  dishes_added: { says: 'è cambiato, come d’accordo' },
  addition_returned: { says: 'resta com’era: il pagamento dell’aggiunta torna indietro' },
  rejected: { says: 'non può essere preparato', isUrgent: true },
  cancelled: { says: 'è annullato' },
  unanswered: {
    says: 'è annullato: il negozio non ha risposto. Se hai pagato, ti rimborsiamo',
    isUrgent: true,
  },
  show_cancelled: { says: 'era per uno spettacolo annullato. Se hai pagato, ti rimborsiamo', isUrgent: true },
  show_changed: { says: 'è per uno spettacolo che è cambiato: guarda quando e dove', isUrgent: true },
  refunded: { says: 'è stato rimborsato' },
  paid_too_late: { says: 'non è partito: il pagamento torna indietro' },
};

/** Number that the customer knows the news by. */
export const numberOf = ({ row }: StoredOrder, news: News): string =>
  'part' in news ? news.part.number : row.number;

/** One sentence for push and SMS; undefined for news that only a mail tells. */
export const sentenceOf = (order: StoredOrder, news: News, now: Date) => {
  if (news.news === 'placed' || news.news === 'withdrawn') return undefined;
  const { says, isUrgent = false, tellsTime = false } = words[news.news];
  const expected = tellsTime && 'part' in news ? news.part.promised_at : null;
  const when = expected ? `: previsto ${atMoment(expected, now)}` : '';
  return { text: `ordine ${numberOf(order, news)} ${says}${when}`, isUrgent };
};
