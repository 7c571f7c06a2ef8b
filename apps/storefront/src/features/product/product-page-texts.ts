import type { Names } from '@zanga/domain/brand/names';

/** Texts around the product on its page; they load with the page, the product's own when the browser is idle. */
export const productPageTexts = {
  breadcrumb: 'Percorso',
  home: 'Home',
  related: (category: string) => `I più scelti in ${category}`,
  pageTitle: (name: string, category: string) => `${name}, ${category}`,
  description: ({ brand }: Names, name: string, text: string) =>
    text || `${name}: ingredienti, allergeni e prezzo. Ordinalo da ${brand}, a domicilio o da ritirare.`,
} as const;
