import type { VatClass } from '@zanga/domain/catalogue/vocabulary';

export const vatClassNames: Readonly<Record<VatClass, string>> = {
  prepared_food: 'Piatto preparato (10%)',
  drink: 'Bevanda (22%, 10% servita)',
  alcohol: 'Alcolico (22%, 10% servito)',
  merchandise: 'Merchandising (22%)',
  cinema: 'Cinema (10%)',
};
