import type { SectionDefaults } from '../../section.ts';

/** Flour flies in a pizza kitchen, and one oven bakes them all. */
export const pizzaDefaults: SectionDefaults = {
  unit: 'intera',
  leaveOut: 1,
  traces: ['eggs', 'fish', 'soy', 'nuts', 'crustaceans'],
  options: ['pizza-impasto', 'pizza-dimensione', 'pizza-extra'],
};
