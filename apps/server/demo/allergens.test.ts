import type { Allergen, DietContent } from '@zanga/domain/catalogue/vocabulary';
import { describe, expect, it } from 'vitest';
import { demoOptions } from './options/options.ts';
import { demoProducts } from './products/products.ts';

/** Words of recipes that imply an allergen. */
const brings: Readonly<Partial<Record<Allergen, RegExp>>> = {
  gluten:
    /farina (?:di grano|,)|\(farina|^farina(?! di ceci)|semola|\bpan[ei]\b|pangrattato|brioche|malto|cuscus|savoiardi|biscotti|cialda|focaccia|crostini|pasta (?:sfoglia|frolla|di pane|all’uovo|di grano|al vino)|pan di spagna|spaghetti|rigatoni|bucatini|linguine|penne|busiate|anelletti|maccheroni|mollica|panat[oa]|impasto/,
  crustaceans: /gamber|scamp|aragost/,
  eggs: /\buov[ao]\b|albume|maionese|sfoglia all’uovo|cotoletta panata all’uovo/,
  fish: /acciugh|tonno|sard[ae]|pesce|orata|salmone|\balici\b|triglie|scorfano|cernia/,
  soy: /\bsoia\b/,
  milk: /(?<!senza )latte(?! di mandorla| di cocco)(?! \(vegetale)|mozzarell|fior di latte|burrata|stracciatella|ricotta|panna|\bburro\b(?! di cacao)|formaggi|caciocavallo|provola|gorgonzola|parmigiano|pecorino|ragusano|tuma|primosale|mascarpone|besciamella|maiorchino|grana in scaglie/,
  nuts: /mandorl|pistacch|\bnoci\b|nocciol/,
  celery: /\bsedano\b/,
  mustard: /senape|maionese/,
  sesame: /sesamo|hummus/,
  sulphites: /\bvino\b|marsala|aceto|agrodolce|uvetta|candit|spumante|vermut|\buve\b/,
  molluscs: /vongole|cozze|sepp|calamar|polpo/,
};

/** Words that only sound like an allergen. */
const harmless =
  /noce moscata|latte di mandorla|burro di cacao|panino|pane di segale|gelatina|arancia ginger/g;

const missing = (ingredients: string, contains: readonly Allergen[]) => {
  const text = ingredients.toLowerCase().replaceAll(harmless, '');
  return Object.entries(brings)
    .filter(([, words]) => words.test(text))
    .map(([allergen]) => allergen)
    .filter((allergen) => !contains.some((declared) => declared === allergen));
};

/** Words of recipes and names that imply meat, pork or alcohol. */
const holds: Readonly<Record<DietContent, RegExp>> = {
  pork: /maial|suino|prosciutt|salame|mortadell|speck|pancett|guancial|salsicc|würstel|’nduja|bacon|strutto|gelatina/,
  meat: /\bcarne\b|manzo|vitello|pollo(?!tt)|tacchin|agnell|ragù|bresaola|milza|prosciutt|salame|mortadell|speck|salsicc|würstel|’nduja|bacon/,
  alcohol:
    /(?<!pasta al |aceto di )\bvin[oi]\b|\bbirra\b|\brum\b|marsala|liquor|spumante|\balcol\b|\bgin\b|limoncello/,
};
/** Words that only sound like meat, pork or alcohol. */
const meatless = /cipollotto|brodo di pesce|bionda analcolica/g;

describe('the allergens of the demo shop', () => {
  it.each(demoProducts.filter(({ kind }) => kind !== 'cinema'))(
    '[API-32] of «$name» come from its ingredients',
    ({ ingredients, contains }) => {
      expect(missing(ingredients, contains)).toEqual([]);
    },
  );

  it.each(demoProducts.filter(({ kind }) => kind === 'food' || kind === 'drink'))(
    '[API-33] and its meat, pork and alcohol: «$name» declares the content of its ingredients and choices',
    ({ ingredients, options, contents, vat }) => {
      const asked = demoOptions.filter(({ key, min }) => min > 0 && options.includes(key));
      const chosen = asked.flatMap(({ choices }) => choices.map(({ name }) => name));
      const text = [ingredients, ...chosen].join(', ').toLowerCase().replaceAll(meatless, '');
      const held = Object.entries(holds).flatMap(([content, words]) => (words.test(text) ? [content] : []));
      const forgotten = [...held, ...(vat === 'alcohol' ? ['alcohol'] : [])].filter(
        (content) => !contents.some((declared) => declared === content),
      );
      expect(forgotten).toEqual([]);
    },
  );

  it('[API-32] of almond milk are nuts', () => {
    expect(missing('Acqua, latte di mandorla', [])).toEqual([]);
    expect(missing('Acqua, mandorle', [])).toEqual(['nuts']);
  });

  it('[API-32] come with additions', () => {
    const added = demoOptions.flatMap(({ choices }) => choices).filter(({ name }) => !/^senza/i.test(name));
    const forgotten = added.filter(
      ({ name, contains, traces }) => missing(name, [...contains, ...traces]).length > 0,
    );
    expect(forgotten.map(({ name, contains }) => `${name}: ${missing(name, contains)}`)).toEqual([]);
  });
});
