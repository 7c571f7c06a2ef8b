import fc from 'fast-check';
import type { ChoiceId, OptionGroupId } from '../ids.ts';
import { cents } from '../money.ts';
import type { AllergenDeclaration } from './allergens.ts';
import type { Choice, OptionGroup } from './options.ts';
import { allergens, dietaryLabels, presences } from './vocabulary.ts';

/** A free choice without allergens; `details` override this. */
export const choice = (name: string, details: Partial<Choice> = {}): Choice => {
  const id: ChoiceId = `cho_${name}`;
  return { id, name, priceDelta: cents(0), allergens: {}, soldOut: false, ...details };
};

/** A group in which any number may be chosen; `limits` override this. */
export const optionGroup = (
  name: string,
  choices: readonly Choice[],
  limits: Partial<OptionGroup> = {},
): OptionGroup => {
  const id: OptionGroupId = `opt_${name}`;
  return { id, name, min: 0, max: choices.length, mostOfEach: 1, choices, ...limits };
};

/** Any declaration of allergens, missing ones included. */
export const someDeclaration: fc.Arbitrary<AllergenDeclaration | null> = fc.option(
  fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom(...presences), { maxKeys: 5 }),
  { freq: 6 },
);

export const someAllergens = fc.subarray([...allergens], { maxLength: 4 });
export const someLabels = fc.subarray([...dietaryLabels], { maxLength: 4 });
