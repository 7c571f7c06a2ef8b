import type { SortingWords } from '@zanga/ui/sorting/sortable-list.tsx';

export const sortingWords: SortingWords = {
  up: (name) => `Sposta su: ${name}`,
  down: (name) => `Sposta giù: ${name}`,
  moved: (name, place, of) => `${name}: posto ${place} di ${of}`,
};
