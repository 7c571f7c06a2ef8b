import type { ImageId } from '../../ids.ts';
import type { DescribedForm } from '../../staff/editing/described.ts';
import { isInItaly } from '../geography.ts';
import type { shopFields } from './shop-fields.ts';

/** Values of the fields that have a shape of their own. */
type OwnValues = {
  readonly lat: number;
  readonly lng: number;
  /** Ids of its pictures: the first is shown on its card. */
  readonly pictures: readonly ImageId[];
  /** The id of its mark. */
  readonly logo: ImageId | null;
};

/** Form of a shop: a value for each field of `shopFields`. */
export type ShopForm = DescribedForm<typeof shopFields, OwnValues>;

export type ShopProblem = { readonly field: keyof ShopForm; readonly text: string };

/** Shown where the brand cannot take cards. */
export const cardsNotTaken =
  'Le carte non si possono accettare: nel server non è configurato chi le incassa (STRIPE_SECRET_KEY)';

const needed = {
  name: 'Scrivi il nome del negozio',
  street: 'Scrivi la via',
  number: 'Scrivi il numero, o «snc»',
  city: 'Scrivi il comune',
} as const;

const shaped = {
  zip: { is: /^\d{5}$/, text: 'Il CAP ha cinque cifre' },
  province: { is: /^[A-Z]{2}$/, text: 'Scrivi la sigla della provincia, per esempio CT' },
  phone: { is: /^\+?[0-9 ]{6,20}$/, text: 'Scrivi solo cifre, con il prefisso' },
  email: { is: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, text: 'Scrivi un indirizzo email' },
} as const;

// The keys of both lists are fields of the form.
const neededFields = Object.keys(needed) as readonly (keyof typeof needed)[];
// The keys of this list, too, are fields of the form.
const shapedFields = Object.keys(shaped) as readonly (keyof typeof shaped)[];

/** Facts about a shop beside its form. */
type ShopFacts = {
  readonly hasHours: boolean;
  /** Whether cards may be ticked: a provider takes them, or the shop accepted them before. */
  readonly mayTickCards: boolean;
};

/** Problems that prevent saving a shop, by its fields; open to the public, it needs a service and hours. */
export const shopProblems = (
  form: ShopForm,
  { hasHours, mayTickCards }: ShopFacts,
): readonly ShopProblem[] => {
  const problems: ShopProblem[] = [];
  const say = (field: keyof ShopForm, text: string) => problems.push({ field, text });
  for (const field of neededFields) if (form[field].trim() === '') say(field, needed[field]);
  for (const field of shapedFields) if (!shaped[field].is.test(form[field])) say(field, shaped[field].text);
  if (!isInItaly(form)) say('lat', 'La posizione è fuori dall’Italia: controlla latitudine e longitudine');
  if (form.payments.length === 0) say('payments', 'Scegli almeno un modo di pagare');
  if (form.payments.includes('card') && !mayTickCards) say('payments', cardsNotTaken);
  if (form.published && form.services.length === 0)
    say('services', 'Scegli almeno un servizio, o tieni chiuso il negozio al pubblico');
  if (form.published && !hasHours)
    say('published', 'Scrivi prima gli orari di almeno un servizio: senza, nessuno può ordinare');
  return problems;
};
