import { type BasisPoints, type Cents, proportion } from '../money.ts';
import { type Channel, onPremises, type VatClass } from './vocabulary.ts';

const reduced: BasisPoints = 1000;
const ordinary: BasisPoints = 2200;

/** The rate of a sale: a drink served on the premises is catering at 10 %, handed over elsewhere it is goods at its own rate. */
export const vatRate = (vatClass: VatClass, channel: Channel | 'entry'): BasisPoints => {
  switch (vatClass) {
    case 'prepared_food':
    case 'cinema':
      return reduced;
    case 'drink':
    case 'alcohol':
      return isOnPremises(channel) ? reduced : ordinary;
    case 'merchandise':
      return ordinary;
  }
};

/** The tax that a price already holds, rounded half up. */
export const vatIncluded = (gross: Cents, rate: BasisPoints): Cents => proportion(gross, rate, 10_000 + rate);

const isOnPremises = (channel: Channel | 'entry'): boolean => {
  const places: readonly (Channel | 'entry')[] = onPremises;
  return places.includes(channel);
};
