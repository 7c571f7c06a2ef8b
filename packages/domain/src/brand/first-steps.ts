import type { BrandForm } from './brand-form.ts';
import { foundedName } from './names.ts';

/** Steps from an empty database to an open shop, in their order. */
export const stepNames = [
  ...(['brand', 'shop', 'hours', 'dishes', 'payments', 'messages', 'people'] as const),
  'open',
] as const;
export type StepName = (typeof stepNames)[number];

/** Things a step may still lack. */
export const lacks = [
  ...(['name', 'company_name', 'company_address', 'vat_number', 'phone', 'email'] as const),
  ...(['terms', 'privacy'] as const),
  ...(['shop', 'address', 'services', 'hours', 'areas', 'dishes', 'cards', 'mail', 'sms', 'people'] as const),
  ...(['published', 'demo', 'opening'] as const),
] as const;
export type Lack = (typeof lacks)[number];

export type Step = {
  readonly name: StepName;
  readonly done: boolean;
  /** Whether the brand can open without it. */
  readonly optional: boolean;
  readonly missing: readonly Lack[];
};

export type ShopInMaking = {
  readonly published: boolean;
  readonly payments: readonly string[];
  /** Whether its address is filled in. */
  readonly placed: boolean;
  readonly offers: boolean;
  readonly hasHours: boolean;
  readonly delivers: boolean;
  readonly hasAreas: boolean;
};

/** Facts from the database. */
export type OpeningFacts = {
  readonly brand: Pick<
    BrandForm,
    'name' | 'company_name' | 'company_address' | 'vat_number' | 'phone' | 'email'
  >;
  readonly open: boolean;
  /** Texts without gaps to fill in. */
  readonly finishedTexts: readonly string[];
  readonly shops: readonly ShopInMaking[];
  /** Number of published products. */
  readonly dishes: number;
  /** Whether a provider of card payments is set up. */
  readonly cards: boolean;
  /** Whether mails and SMS are really sent. */
  readonly reached: { readonly mail: boolean; readonly sms: boolean };
  /** Number of staff beside one owner, invited people included. */
  readonly others: number;
  /** Whether the demo is loaded: invented dishes must not be sold. */
  readonly demo: boolean;
};

const told = ['company_name', 'company_address', 'vat_number', 'phone', 'email'] as const;
const lawful = ['terms', 'privacy'] as const;

const ofBrand = ({ brand, finishedTexts }: OpeningFacts): readonly Lack[] => [
  ...(brand.name === foundedName ? (['name'] as const) : []),
  ...told.filter((field) => brand[field] === ''),
  ...lawful.filter((slug) => !finishedTexts.includes(slug)),
];

const ofShop = ({ shops }: OpeningFacts): readonly Lack[] =>
  shops.length === 0 ? ['shop'] : shops.some(({ placed }) => placed) ? [] : ['address'];

const ofHours = ({ shops }: OpeningFacts): readonly Lack[] => {
  const offering = shops.filter(({ offers }) => offers);
  if (offering.length === 0) return ['services', 'hours'];
  return [
    ...(offering.some(({ hasHours }) => hasHours) ? [] : (['hours'] as const)),
    ...(offering.some(({ delivers, hasAreas }) => delivers && !hasAreas) ? (['areas'] as const) : []),
  ];
};

/** Lacks of payments: a shop that accepts cards needs a provider. */
const ofPayments = ({ shops, cards }: OpeningFacts): readonly Lack[] => {
  if (shops.length === 0) return ['shop'];
  return cards || shops.every(({ payments }) => !payments.includes('card')) ? [] : ['cards'];
};

/** Lacks of messages. The shop opens without them: guests get no news of their order, and no phone is confirmed. */
const ofMessages = ({ reached }: OpeningFacts): readonly Lack[] => [
  ...(reached.mail ? [] : (['mail'] as const)),
  ...(reached.sms ? [] : (['sms'] as const)),
];

/** Steps the brand can open without. */
const optionalSteps: ReadonlySet<StepName> = new Set(['messages', 'people']);

const ofOpening = ({ shops, open, demo }: OpeningFacts): readonly Lack[] => [
  ...(shops.some(({ published }) => published) ? [] : (['published'] as const)),
  ...(demo ? (['demo'] as const) : []),
  ...(open ? [] : (['opening'] as const)),
];

/** The eight steps to an open shop, each with the things it still lacks. */
export const firstSteps = (facts: OpeningFacts): readonly Step[] => {
  const missing: Readonly<Record<StepName, readonly Lack[]>> = {
    brand: ofBrand(facts),
    shop: ofShop(facts),
    hours: ofHours(facts),
    dishes: facts.dishes === 0 ? ['dishes'] : [],
    payments: ofPayments(facts),
    messages: ofMessages(facts),
    people: facts.others === 0 ? ['people'] : [],
    open: ofOpening(facts),
  };
  return stepNames.map((name) => ({
    name,
    done: missing[name].length === 0,
    optional: optionalSteps.has(name),
    missing: missing[name],
  }));
};

/** Whether all steps but the opening itself are done. */
export const mayOpen = (steps: readonly Step[]): boolean =>
  steps.every(({ done, optional, missing }) => done || optional || missing.every((one) => one === 'opening'));
