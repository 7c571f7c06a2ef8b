import type { Occasion } from '@zanga/domain/coupons/occasions';

/** A coupon of the demo; products and categories by slug. */
export type DemoCoupon = {
  readonly key: string;
  readonly code: string | null;
  readonly title: string;
  readonly description: string;
  readonly gives:
    | { readonly percent: number; readonly most?: number }
    | { readonly amount: number }
    | { readonly free: readonly string[] }
    | { readonly freeDelivery: true };
  readonly minimum?: number;
  readonly categories?: readonly string[];
  readonly firstOrder?: boolean;
  readonly membersOnly?: boolean;
  readonly birthday?: boolean;
  readonly limit?: number;
  readonly each?: number;
  readonly stackable?: boolean;
  readonly shareable?: boolean;
  /** Granted automatically, and valid for so many days. */
  readonly granted?: { readonly on: Occasion; readonly days: number };
};

const arancini = ['arancino-al-ragu', 'arancina-al-burro', 'arancino-al-pistacchio'];

/** Coupons of the demo: typed codes, automatic gifts, and gifts for a friend. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    key: 'benvenuto',
    code: 'BENVENUTO10',
    title: 'Il benvenuto di Zanga',
    description: 'Dieci per cento di sconto, per cominciare bene.',
    gives: { percent: 10, most: 1000 },
    minimum: 1200,
    firstOrder: true,
    each: 1,
  },
  {
    key: 'arancino',
    code: 'ARANCINOINREGALO',
    title: 'Un arancino lo offriamo noi',
    description: 'Al ragù, al burro o al pistacchio: scegli tu, noi chiudiamo un occhio sul nome.',
    gives: { free: arancini },
    minimum: 1500,
    each: 1,
    stackable: true,
  },
  {
    key: 'consegna',
    code: 'ACASATUA',
    title: 'La consegna è gratis',
    description: 'Veniamo noi da te, e il viaggio lo paghiamo noi.',
    gives: { freeDelivery: true },
    minimum: 1800,
    each: 3,
    stackable: true,
  },
  {
    key: 'dolce-vita',
    code: 'DOLCEVITA',
    title: 'Tre euro per il dolce',
    description: 'Per chi tiene sempre un posto per cassata e cannoli.',
    gives: { amount: 300 },
    categories: ['dolci', 'gelati-e-granite'],
    minimum: 900,
    limit: 500,
    each: 2,
  },
  {
    key: 'pizza-prime',
    code: 'PIZZAPRIME',
    title: 'Pizza più leggera per chi è Prime',
    description: 'Un quinto in meno su tutte le pizze, solo per chi ha Zanga Prime.',
    gives: { percent: 20, most: 800 },
    categories: ['pizze'],
    membersOnly: true,
    each: 4,
  },
  {
    key: 'compleanno',
    code: null,
    title: 'Il dolce della festa',
    description: 'Buon compleanno! Un cannolo o una fetta di cassata, con i nostri auguri.',
    gives: { free: ['cannolo', 'cassata-siciliana'] },
    birthday: true,
    stackable: true,
    granted: { on: 'birthday', days: 11 },
  },
  {
    key: 'primo-ordine',
    code: null,
    title: 'Il primo arancino è nostro',
    description: 'Con il tuo primo ordine, un arancino a scelta non te lo facciamo pagare.',
    gives: { free: arancini },
    minimum: 1000,
    firstOrder: true,
    each: 1,
    stackable: true,
    granted: { on: 'first_order', days: 30 },
  },
  {
    key: 'ci-manchi',
    code: null,
    title: 'Torna a trovarci',
    description: 'Quindici per cento in meno, perché ci sei mancato.',
    gives: { percent: 15, most: 1200 },
    minimum: 1500,
    granted: { on: 'win_back', days: 14 },
  },
  {
    key: 'tra-amici',
    code: null,
    title: 'Quattro euro tra amici',
    description: 'Usalo tu, o regalalo a chi non ha ancora assaggiato la Norma.',
    gives: { amount: 400 },
    minimum: 1600,
    shareable: true,
  },
];
