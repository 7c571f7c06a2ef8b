import { atMoment, fromMoment } from '../time-words.ts';
import type { Availability } from './availability.ts';
import type { Channel } from './vocabulary.ts';

const notInChannel = {
  delivery: 'Non disponibile a domicilio',
  pickup: 'Non disponibile per il ritiro',
  onshop: 'Non disponibile al tavolo',
  totem: 'Non disponibile al totem',
  shipping: 'Non si spedisce',
} as const satisfies Record<Channel, string>;

/** Label of a product's card; null for a product available now. */
export const availabilityLabel = (availability: Availability, now: Date): string | null => {
  switch (availability.state) {
    case 'available':
      return null;
    case 'sold_out':
      if (availability.calledOff) return 'Annullato: lo spettacolo non si tiene';
      return availability.until ? `Esaurito, torna ${atMoment(availability.until, now)}` : 'Esaurito';
    case 'not_now':
      return availability.availableFrom
        ? `Disponibile ${fromMoment(availability.availableFrom, now)}`
        : 'Al momento non disponibile';
    case 'not_here':
      return availability.because === 'shop'
        ? 'Non disponibile in questo negozio'
        : notInChannel[availability.channel];
  }
};
