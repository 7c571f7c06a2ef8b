import { counted } from '@zanga/browser/format.ts';

/** What the page of the whole menu says. */
export const menuTexts = {
  title: 'Menù',
  headTitle: 'Tutto il menù',
  description: 'Tutto il menù di Zanga, categoria per categoria, con i piatti più ordinati di ognuna.',
  categories: 'Categorie del menù',
  dishes: (count: number) => counted(count, 'piatto', 'piatti'),
  others: (count: number) => (count === 1 ? 'Un altro piatto' : `Altri ${count} piatti`),
  all: 'Vedi tutto',
  allOf: (name: string) => `Vedi tutto: ${name}`,
} as const;
