import { type Cents, formatEuro } from '../money.ts';
import { atMoment, untilMoment } from '../time-words.ts';
import type { Pause } from './opening-hours.ts';

/** Obstacle to an order from a shop. */
export type WhyNot =
  | { readonly code: 'service_not_offered'; readonly mode: 'delivery' | 'pickup' | 'onshop' }
  | { readonly code: 'address_missing' }
  /** With the names of the shop's delivery areas. */
  | { readonly code: 'too_far'; readonly areas: readonly string[] }
  | { readonly code: 'closed'; readonly opensAt: Date | null }
  | ({ readonly code: 'paused' } & Pause)
  | { readonly code: 'below_minimum'; readonly minimum: Cents; readonly missing: Cents }
  /** Open, but an order placed now would be ready only after closing. */
  | { readonly code: 'too_late' }
  /** No free slot in the days ahead. */
  | { readonly code: 'no_slot' }
  /** The chosen time is past, outside the hours, or fully booked. */
  | { readonly code: 'slot_gone' }
  | { readonly code: 'too_many_pieces'; readonly phone: string };

const notOffered = {
  delivery: 'Questo negozio non consegna a domicilio',
  pickup: 'Qui non si può ritirare',
  onshop: 'Qui non si può ordinare dal tavolo',
};

/** A pause in words; one of deliveries alone says so, since the rest goes on. */
export const pauseWords = ({ until, reason, only }: Pause, now: Date): string => {
  const why = reason ? ` (${reason})` : '';
  return only
    ? `Consegne in pausa ${untilMoment(until, now)}${why}`
    : `In pausa: riapre ${atMoment(until, now)}${why}`;
};

/** The obstacle in words for the customer. */
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
      return pauseWords(why, now);
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
