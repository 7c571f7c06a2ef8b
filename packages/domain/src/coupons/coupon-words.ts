import { italianNumber } from '../italian-number.ts';
import { type Cents, formatEuro } from '../money.ts';
import { birthdayDays } from './birthday.ts';
import { inWords } from './channel-words.ts';
import type { Coupon, CouponRules, Reward } from './coupon.ts';

/** Names of the shops, categories and products in a coupon's rules. */
export type NamesInRules = {
  readonly shops: readonly string[];
  /** Categories and products. */
  readonly things: readonly string[];
  readonly free: readonly string[];
};

const all = new Intl.ListFormat('it-IT', { type: 'conjunction' });
const either = new Intl.ListFormat('it-IT', { type: 'disjunction' });

/** `−10 %`, `−5,00 €`, `Gratis: arancino al ragù o arancino al burro`, `Consegna gratis`. */
export const worthOf = (reward: Reward, { free }: Pick<NamesInRules, 'free'>): string => {
  switch (reward.kind) {
    case 'percentage':
      return `−${italianNumber(reward.rate / 100, { most: 2 })} %`;
    case 'amount':
      return `−${formatEuro(reward.amount)}`;
    case 'free_product':
      return free.length > 3 ? 'Un prodotto gratis a scelta' : `Gratis: ${either.format(free)}`;
    case 'free_delivery':
      return 'Consegna gratis';
  }
};

/** Conditions of a coupon, a sentence each; who pays for the delivery is always among them. */
export const rulesInWords = ({ reward, rules }: Coupon, names: NamesInRules): readonly string[] => [
  ...rewardWords(reward),
  ...whereWords(rules, names),
  ...whoWords(rules),
  ...(rules.limit === null ? [] : [`Vale per i primi ${rules.limit} che lo usano`]),
  ...reducedWords(rules),
  'Si usa un solo coupon per ordine',
  reward.kind === 'free_delivery'
    ? 'La consegna la paghiamo noi, il resto dell’ordine no'
    : 'La consegna, dove si paga, resta a tuo carico',
];

/** Conditions for the staff at the till to check before the discount. */
export const rulesForTill = ({ reward, rules }: Coupon, names: NamesInRules): readonly string[] => [
  ...rewardWords(reward),
  ...whereWords({ ...rules, channels: null }, names),
  ...reducedWords(rules),
];

const reducedWords = ({ stackable }: CouponRules): readonly string[] => [
  stackable ? 'Vale anche sui prodotti già scontati' : 'Non vale sui prodotti già scontati',
];

const rewardWords = (reward: Reward): readonly string[] => {
  switch (reward.kind) {
    case 'percentage':
      return reward.most === null ? [] : [`Sconto massimo ${formatEuro(reward.most)}`];
    case 'amount':
      return ['Se spendi meno del suo valore, la differenza non dà resto'];
    case 'free_product':
      return ['Vale per un pezzo; le aggiunte a pagamento restano a tuo carico'];
    case 'free_delivery':
      return [];
  }
};

const whereWords = ({ minimum, shops, channels, categories, products }: CouponRules, names: NamesInRules) => {
  const restricted = categories !== null || products !== null;
  return [
    ...(restricted ? [`Solo su ${all.format(names.things)}`] : []),
    ...(minimum > 0 ? [spendWords(minimum, restricted)] : []),
    ...(shops === null ? [] : [`Solo da ${either.format(names.shops)}`]),
    ...(channels === null ? [] : [`Solo ${inWords(channels)}`]),
  ];
};

const spendWords = (minimum: Cents, restricted: boolean): string =>
  `Spesa minima ${formatEuro(minimum)}${restricted ? ' sui prodotti a cui vale' : ''}, consegna esclusa`;

const whoWords = ({
  firstOrder,
  membersOnly,
  birthday,
  limitPerCustomer,
}: CouponRules): readonly string[] => {
  const { before, after } = birthdayDays;
  const often = limitPerCustomer === 1 ? 'Si usa una volta sola' : `Si usa fino a ${limitPerCustomer} volte`;
  return [
    ...(firstOrder ? ['Solo per il tuo primo ordine'] : []),
    ...(membersOnly ? ['Solo per chi ha l’abbonamento'] : []),
    ...(birthday ? [`Da ${before} giorni prima a ${after} giorni dopo il tuo compleanno`] : []),
    ...(limitPerCustomer === null ? [] : [often]),
  ];
};
