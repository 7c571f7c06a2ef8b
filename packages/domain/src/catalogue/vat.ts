import { type BasisPoints, type Cents, proportion } from '../money.ts';
import { type Channel, onPremises, type VatClass } from './vocabulary.ts';

const reduced: BasisPoints = 1000;
const ordinary: BasisPoints = 2200;

/** VAT rate of a sale: drinks served on the premises are catering at 10 %, handed over elsewhere they are goods. */
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

/** Tax contained in a price, rounded half up. */
export const vatIncluded = (gross: Cents, rate: BasisPoints): Cents => proportion(gross, rate, 10_000 + rate);

const isOnPremises = (channel: Channel | 'entry'): boolean => {
  const places: readonly (Channel | 'entry')[] = onPremises;
  return places.includes(channel);
};
