import { counted } from '@zanga/browser/format.ts';
import type { Names } from '@zanga/domain/brand/names';

/** Texts of the menu page. */
export const menuTexts = {
  title: 'Menù',
  headTitle: 'Tutto il menù',
  description: ({ brand }: Names) =>
    `Tutto il menù di ${brand}, categoria per categoria, con i piatti più ordinati di ognuna.`,
  categories: 'Categorie del menù',
  // "Proposte", because wines, films and jars of pistachios are no dishes.
  inAll: (count: number) => counted(count, 'proposta', 'proposte'),
  others: (count: number) => (count === 1 ? 'Un’altra proposta' : `Altre ${count} proposte`),
  all: 'Vedi tutto',
  allOf: (name: string) => `Vedi tutto: ${name}`,
} as const;
