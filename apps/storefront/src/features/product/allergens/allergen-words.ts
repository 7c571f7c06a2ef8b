import { allergenNames, presenceNames } from '@zanga/domain/catalogue/italian-names';
import { productTexts as t } from '../product-texts.ts';
import type { AllergenSummary, TellAllergen } from './allergen-summary.ts';

const listed = (told: readonly TellAllergen[]) =>
  told.map(({ allergen }) => allergenNames[allergen].toLowerCase()).join(', ');

/** The whole summary as one sentence, for screen readers. */
export const allergenWords = (summary: AllergenSummary): string => {
  if (summary.kind === 'undeclared') return t.undeclaredTitle;
  if (summary.kind === 'none') return t.noneTitle;
  const { contains, mayContain } = summary;
  return [
    ...(contains.length > 0 ? [`${presenceNames.contains}: ${listed(contains)}`] : []),
    ...(mayContain.length > 0 ? [`${presenceNames.may_contain}: ${listed(mayContain)}`] : []),
  ].join('. ');
};
