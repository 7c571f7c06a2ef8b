import type { Channel } from '../catalogue/vocabulary.ts';

const channelWords: Readonly<Record<Channel, string>> = {
  delivery: 'con la consegna a domicilio',
  pickup: 'per il ritiro in negozio',
  onshop: 'al tavolo',
  totem: 'dal totem in negozio',
  shipping: 'per i prodotti spediti',
};

const either = new Intl.ListFormat('it-IT', { type: 'disjunction' });

/** `per il ritiro in negozio o al tavolo`. */
export const inWords = (channels: readonly Channel[]): string =>
  either.format(channels.map((name) => channelWords[name]));
