import { atMoment, untilMoment } from '../time-words.ts';
import type { OpeningState } from './opening-hours.ts';

/** Label of a service on a shop's card: `Aperto fino alle 23:30`, `Apre domani alle 12:00`, `Riapre alle 20:30`. */
export const openingLabel = (opening: OpeningState, now: Date): string => {
  switch (opening.state) {
    case 'open':
      return opening.closesAt ? `Aperto ${untilMoment(opening.closesAt, now)}` : 'Sempre aperto';
    case 'closed':
      return opening.opensAt ? `Apre ${atMoment(opening.opensAt, now)}` : 'Chiuso';
    case 'paused': {
      const when = opening.only
        ? `Consegne in pausa ${untilMoment(opening.until, now)}`
        : `Riapre ${atMoment(opening.until, now)}`;
      return `${when}${opening.reason ? `: ${opening.reason}` : ''}`;
    }
  }
};
