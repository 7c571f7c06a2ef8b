import type { BrandForm } from './brand-form.ts';
import { foundedName } from './names.ts';

/** The way from an empty database to a shop that is open, in its order. */
export const stepNames = [
  ...(['brand', 'shop', 'hours', 'dishes', 'payments', 'messages', 'people'] as const),
  'open',
] as const;
export type StepName = (typeof stepNames)[number];

/** What a step may still lack. */
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
  /** Whether one can open without it. */
  readonly optional: boolean;
  readonly missing: readonly Lack[];
};

export type ShopInMaking = {
  readonly published: boolean;
  readonly payments: readonly string[];
  /** Whether its address is written down. */
  readonly placed: boolean;
  readonly offers: boolean;
  readonly hasHours: boolean;
  readonly delivers: boolean;
  readonly hasAreas: boolean;
};

/** What there really is, as the database says it. */
export type OpeningFacts = {
  readonly brand: Pick<
    BrandForm,
    'name' | 'company_name' | 'company_address' | 'vat_number' | 'phone' | 'email'
  >;
  readonly open: boolean;
  /** Texts in which nothing is left to be filled in. */
  readonly finishedTexts: readonly string[];
  readonly shops: readonly ShopInMaking[];
  /** How many published products there are. */
  readonly dishes: number;
  /** Whether anybody takes cards. */
  readonly cards: boolean;
  /** Whether mails and SMS leave the server. */
  readonly reached: { readonly mail: boolean; readonly sms: boolean };
  /** How many work here beside one owner, those included who are invited. */
  readonly others: number;
  /** Whether the demo is there to be looked at: nobody may be sold what is invented. */
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

/** A card that a shop accepts needs a provider that takes it. */
const ofPayments = ({ shops, cards }: OpeningFacts): readonly Lack[] => {
  if (shops.length === 0) return ['shop'];
  return cards || shops.every(({ payments }) => !payments.includes('card')) ? [] : ['cards'];
};

/** Without them the shop opens: guests order and see their order, but nobody hears of it, and no phone is confirmed. */
const ofMessages = ({ reached }: OpeningFacts): readonly Lack[] => [
  ...(reached.mail ? [] : (['mail'] as const)),
  ...(reached.sms ? [] : (['sms'] as const)),
];

/** Steps without which one can open. */
const optionalSteps: ReadonlySet<StepName> = new Set(['messages', 'people']);

const ofOpening = ({ shops, open, demo }: OpeningFacts): readonly Lack[] => [
  ...(shops.some(({ published }) => published) ? [] : (['published'] as const)),
  ...(demo ? (['demo'] as const) : []),
  ...(open ? [] : (['opening'] as const)),
];

/** The eight steps to a shop that is open, each with what it still lacks. */
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

/** Whether nothing is in the way of opening but the opening itself. */
export const mayOpen = (steps: readonly Step[]): boolean =>
  steps.every(({ done, optional, missing }) => done || optional || missing.every((one) => one === 'opening'));
