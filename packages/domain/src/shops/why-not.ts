import { type Cents, formatEuro } from '../money.ts';
import { atMoment } from '../time-words.ts';

/** What stands between somebody and an order from a shop. */
export type WhyNot =
  | { readonly code: 'service_not_offered'; readonly mode: 'delivery' | 'pickup' | 'onshop' }
  | { readonly code: 'address_missing' }
  /** With the names of the areas the shop does deliver to. */
  | { readonly code: 'too_far'; readonly areas: readonly string[] }
  | { readonly code: 'closed'; readonly opensAt: Date | null }
  | { readonly code: 'paused'; readonly until: Date; readonly reason?: string }
  | { readonly code: 'below_minimum'; readonly minimum: Cents; readonly missing: Cents }
  /** Open, but an order of now would not be ready before the closing. */
  | { readonly code: 'too_late' }
  /** Nothing is free in any of the days ahead. */
  | { readonly code: 'no_slot' }
  /** The chosen time is past, out of the hours, or taken by others. */
  | { readonly code: 'slot_gone' }
  | { readonly code: 'too_many_pieces'; readonly phone: string };

const notOffered = {
  delivery: 'Questo negozio non consegna a domicilio',
  pickup: 'Qui non si può ritirare',
  onshop: 'Qui non si può ordinare dal tavolo',
};

/** The reason in words to be shown. */
export const whyNotWords = (why: WhyNot, now: Date): string => {
  switch (why.code) {
    case 'service_not_offered':
      return notOffered[why.mode];
    case 'address_missing':
      return 'Scrivi dove consegnare';
    case 'too_far':
      return `Troppo lontano: questo negozio consegna in zona ${why.areas.join(', ')}`;
    case 'closed':
      return why.opensAt ? `Chiuso: apre ${atMoment(why.opensAt, now)}` : 'Chiuso in questi giorni';
    case 'paused':
      return `In pausa: riapre ${atMoment(why.until, now)}${why.reason ? ` (${why.reason})` : ''}`;
    case 'below_minimum':
      return `Mancano ${formatEuro(why.missing)} all’ordine minimo di ${formatEuro(why.minimum)}`;
    case 'too_late':
      return 'È tardi per ordinare adesso: scegli un orario';
    case 'no_slot':
      return 'Nei prossimi giorni non ci sono orari liberi';
    case 'slot_gone':
      return 'L’orario scelto non è più libero: scegline un altro';
    case 'too_many_pieces':
      return `È un ordine grande per un solo orario: chiama il negozio al ${why.phone}`;
  }
};
