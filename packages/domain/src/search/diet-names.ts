import {
  type Allergen,
  allergens,
  type DietaryLabel,
  type DietContent,
  dietContents,
} from '../catalogue/vocabulary.ts';

/** A condition of a search: a label, or the absence of an allergen or content. */
export type DietCondition =
  | { readonly kind: 'label'; readonly label: DietaryLabel }
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'content'; readonly content: DietContent };

const namesOf = (text: string): readonly string[] => text.split(/,\s*/);

/** Words that ask for a label anywhere in a text. */
const callings = {
  vegan: 'vegan, vegano, vegana, vegani, vegane, vegans',
  vegetarian:
    'vegetariano, vegetariana, vegetariani, vegetariane, vegetarian, vegetarians, vegeteriano, veg, veggie, veggy',
  gluten_free: 'celiaco, celiaca, celiaci, celiache, celiachia, celiac, coeliac',
  lactose_free: 'delattosato, delattosata, delattosati, delattosate',
  halal: 'halal, hallal, halaal',
  organic: 'biologico, biologica, biologici, biologiche, bio, organic',
} as const satisfies Partial<Record<DietaryLabel, string>>;

/** Words that ask for a label after "senza": a search without gluten wants the label that promises it. */
const missingForLabels = {
  gluten_free: 'glutine, glutini, gluten, glutin',
  lactose_free: 'lattosio, lactosio, lactose, lattosi',
  vegan: 'derivati animali, ingredienti animali, prodotti animali, origine animale',
} as const satisfies Partial<Record<DietaryLabel, string>>;

/** Words for contents declared beside allergens. Kinds of ham are left out: they may be made of something else. */
const missingContents: Readonly<Record<DietContent, string>> = {
  meat: 'carne, carni, meat',
  pork: 'maiale, maiali, suino, suini, suina, suine, porco, pork, carne di maiale, carne di suino, carne suina, carni suine',
  alcohol: 'alcol, alcool, alcohol, alcolici, alcolico, alcoolici, bevande alcoliche',
};

/** Words for the fourteen allergens, as people say them; a food always made of one stands for it. */
const missingAllergens: Readonly<Record<Allergen, string>> = {
  gluten:
    'cereali, cereale, grano, frumento, farina, farine, farro, orzo, segale, avena, kamut, semola, wheat, flour',
  crustaceans:
    'crostacei, crostaceo, gamberi, gambero, gamberetti, gamberetto, scampi, aragosta, granchio, shellfish, crustaceans',
  eggs: 'uova, uovo, ova, ovo, ouva, ouvo, uove, albume, tuorlo, egg, eggs',
  fish: 'pesce, pesci, acciughe, acciuga, alici, fish',
  peanuts: 'arachidi, arachide, noccioline, nocciolina, peanut, peanuts',
  soy: 'soia, soya, soja, soy',
  milk: `latte, late, latticini, latticino, caseina, proteine latte, siero latte, formaggio, formaggi, burro, panna,
    milk, dairy, cheese`,
  nuts: `frutta a guscio, frutta guscio, frutta secca, noci, noce, nocciole, nocciola, mandorle, mandorla, pistacchi,
    pistacchio, anacardi, nut, nuts, almonds, hazelnuts`,
  celery: 'sedano, celery',
  mustard: 'senape, mostarda, mustard',
  sesame: 'sesamo, sesame',
  sulphites: 'solfiti, solfito, anidride solforosa, sulphites, sulfites',
  lupin: 'lupini, lupino, lupin',
  molluscs:
    'molluschi, mollusco, cozze, cozza, vongole, vongola, calamari, seppie, seppia, polpo, totani, mussels, molluscs',
};

/** Words that are never the dish itself: they belong to the things missing, even without a comma before. */
const neverWanted = new Set(
  namesOf(
    'glutine, gluten, glutin, lattosio, lactose, caseina, latticini, solfiti, crostacei, molluschi, arachidi',
  ),
);

const labelled = (names: Partial<Record<DietaryLabel, string>>): [string, readonly DietCondition[]][] =>
  // The keys of each table are labels.
  (Object.entries(names) as [DietaryLabel, string][]).flatMap(([label, words]) =>
    namesOf(words).map((word): [string, readonly DietCondition[]] => [word, [{ kind: 'label', label }]]),
  );

const ofContents: [string, readonly DietCondition[]][] = dietContents.flatMap((content) =>
  namesOf(missingContents[content]).map((word): [string, readonly DietCondition[]] => [
    word,
    [{ kind: 'content', content }],
  ]),
);

const ofAllergen = (allergen: Allergen): DietCondition => ({ kind: 'allergen', allergen });

const called: ReadonlyMap<string, readonly DietCondition[]> = new Map(labelled(callings));

const missing: ReadonlyMap<string, readonly DietCondition[]> = new Map([
  ...allergens.flatMap((allergen) =>
    namesOf(missingAllergens[allergen]).map((word): [string, readonly DietCondition[]] => [
      word,
      [ofAllergen(allergen)],
    ]),
  ),
  ...ofContents,
  ...labelled(missingForLabels),
  ['allergeni', allergens.map(ofAllergen)],
  ['allergene', allergens.map(ofAllergen)],
]);

export const dietNames = { called, missing, neverWanted };

/** Number of words in the longest name. */
export const longestName = Math.max(...[...missing.keys()].map((name) => name.split(' ').length));
