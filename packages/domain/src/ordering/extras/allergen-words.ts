import type { AllergenDeclaration } from '../../catalogue/allergens.ts';
import { allergenNames, presenceNames } from '../../catalogue/italian-names.ts';
import { type Allergen, allergens, type Presence } from '../../catalogue/vocabulary.ts';

/** Allergens of a line; `declared` is false for an undeclared dish, or an order that did not keep them. */
export type LineAllergens = {
  readonly declared: boolean;
  readonly contains: readonly Allergen[];
  readonly may_contain: readonly Allergen[];
};

const named = (some: readonly Allergen[]): string =>
  some.map((one) => allergenNames[one].toLowerCase()).join(', ');

/** A line's allergens in words: `Contiene: latte, uova. Può contenere: soia`. */
export const lineAllergenWords = ({ declared, contains, may_contain }: LineAllergens): string => {
  if (!declared) return 'Allergeni: chiedi al negozio';
  if (contains.length + may_contain.length === 0) return 'Nessuno dei 14 allergeni';
  return [
    ...(contains.length > 0 ? [`${presenceNames.contains}: ${named(contains)}`] : []),
    ...(may_contain.length > 0 ? [`${presenceNames.may_contain}: ${named(may_contain)}`] : []),
  ].join('. ');
};

/** Allergens of the line that a customer avoids, in words: `Contiene latte. Può contenere soia`; undefined if safe. */
export const avoidedWords = (line: LineAllergens, avoid: readonly Allergen[]): string | undefined => {
  const hit = (some: readonly Allergen[]) => some.filter((one) => avoid.includes(one));
  const [sure, maybe] = [hit(line.contains), hit(line.may_contain)];
  if (avoid.length === 0) return undefined;
  if (!line.declared) return 'Non sappiamo se contiene qualcosa che eviti';
  const words = [
    ...(sure.length > 0 ? [`${presenceNames.contains} ${named(sure)}`] : []),
    ...(maybe.length > 0 ? [`${presenceNames.may_contain} ${named(maybe)}`] : []),
  ];
  return words.length > 0 ? `${words.join('. ')}: lo eviti` : undefined;
};

/** A declaration as two lists, stored with an order and shown on screens. */
export const lineAllergensOf = (declaration: AllergenDeclaration | null): LineAllergens => {
  const marked = (presence: Presence) => allergens.filter((one) => declaration?.[one] === presence);
  return {
    declared: declaration !== null,
    contains: marked('contains'),
    may_contain: marked('may_contain'),
  };
};
