import type { Cents } from '../money.ts';
import type { AllergenDeclaration } from './allergens.ts';
import { contradictedLabels, labelsDeniedBy } from './dietary.ts';
import { dietaryLabelNames } from './italian-names.ts';
import type { OptionGroup } from './options.ts';
import type { Channel, DietaryLabel, DietContent, ProductKind, VatClass } from './vocabulary.ts';

/** A product before its publication. */
export type ProductDraft = {
  readonly name: string;
  readonly kind: ProductKind;
  readonly price: Cents;
  readonly memberPrice: Cents | null;
  readonly vatClass: VatClass;
  readonly categories: readonly string[];
  readonly rootCategory: string | null;
  readonly channels: readonly Channel[];
  readonly allergens: AllergenDeclaration | null;
  readonly labels: readonly DietaryLabel[];
  readonly diet_contents: readonly DietContent[] | null;
  readonly ageLimit: number | null;
  readonly stock: number | null;
  readonly optionGroups: readonly OptionGroup[];
  /** False where no provider takes cards, by which alone a shipping is paid. */
  readonly takesCards?: boolean;
};

/** A problem that forbids publishing, in words for the person who edits the product. */
export type PublicationProblem = {
  readonly code:
    | 'name_missing'
    | 'category_missing'
    | 'root_category_missing'
    | 'channel_missing'
    | 'channel_impossible'
    | 'cards_missing'
    | 'price_negative'
    | 'member_price_invalid'
    | 'stock_missing'
    | 'age_limit_missing'
    | 'allergens_undeclared'
    | 'label_contradicted'
    | 'label_denied'
    | 'options_impossible'
    | 'choice_undeclared';
  readonly text: string;
};

const legalDrinkingAge = 18;

const needsCards =
  'Una spedizione si paga con la carta: nel server non è configurato chi la incassa (STRIPE_SECRET_KEY). Aggiungi un altro modo di acquisto';

/** All problems that forbid publishing a product; empty if it may be published. */
export const publicationProblems = (draft: ProductDraft): readonly PublicationProblem[] => [
  ...identityProblems(draft),
  ...saleProblems(draft),
  ...safetyProblems(draft),
  ...optionProblems(draft),
];

function* identityProblems(draft: ProductDraft): Generator<PublicationProblem> {
  if (draft.name.trim() === '') yield { code: 'name_missing', text: 'Manca il nome' };
  if (draft.categories.length === 0) yield { code: 'category_missing', text: 'Scegli almeno una categoria' };
  if (draft.rootCategory === null) {
    yield { code: 'root_category_missing', text: 'Manca la categoria principale' };
  }
}

function* saleProblems(draft: ProductDraft): Generator<PublicationProblem> {
  if (draft.price < 0) yield { code: 'price_negative', text: 'Il prezzo non può essere negativo' };
  if (draft.memberPrice !== null && (draft.memberPrice < 0 || draft.memberPrice > draft.price)) {
    yield {
      code: 'member_price_invalid',
      text: 'Il prezzo per gli iscritti deve stare fra zero e il prezzo di listino',
    };
  }
  if (draft.channels.length === 0) {
    yield { code: 'channel_missing', text: 'Scegli almeno un modo in cui si può acquistare' };
  }
  if (draft.kind !== 'merchandise' && draft.channels.includes('shipping')) {
    yield { code: 'channel_impossible', text: 'Solo il merchandising si può spedire' };
  }
  if (draft.takesCards === false && draft.channels.length === 1 && draft.channels.includes('shipping')) {
    yield { code: 'cards_missing', text: needsCards };
  }
  const counted = draft.kind === 'merchandise' || draft.kind === 'cinema';
  if (counted && draft.stock === null)
    yield { code: 'stock_missing', text: 'Manca la disponibilità in magazzino' };
}

function* safetyProblems(draft: ProductDraft): Generator<PublicationProblem> {
  if (draft.vatClass === 'alcohol' && (draft.ageLimit ?? 0) < legalDrinkingAge) {
    yield {
      code: 'age_limit_missing',
      text: 'Gli alcolici si vendono solo ai maggiori di 18 anni: manca il limite di età',
    };
  }
  for (const label of labelsDeniedBy(draft.diet_contents, draft.labels)) {
    yield {
      code: 'label_denied',
      text: `«${dietaryLabelNames[label]}» non va con carne, maiale o alcol dichiarati`,
    };
  }
  if (draft.allergens === null) {
    yield { code: 'allergens_undeclared', text: 'Dichiara gli allergeni, anche quando non ce ne sono' };
    return;
  }
  for (const label of contradictedLabels(draft.allergens, draft.labels)) {
    yield {
      code: 'label_contradicted',
      text: `«${dietaryLabelNames[label]}» è smentito dagli allergeni dichiarati`,
    };
  }
}

function* optionProblems(draft: ProductDraft): Generator<PublicationProblem> {
  for (const { name, min, max, mostOfEach, choices } of draft.optionGroups) {
    if (min < 0 || max < 1 || mostOfEach < 1 || min > max || min > choices.length * mostOfEach) {
      yield { code: 'options_impossible', text: `«${name}» chiede un numero di scelte impossibile` };
    }
    for (const choice of choices) {
      if (choice.allergens === null) {
        yield { code: 'choice_undeclared', text: `Dichiara gli allergeni di «${choice.name}»` };
      }
    }
  }
}
