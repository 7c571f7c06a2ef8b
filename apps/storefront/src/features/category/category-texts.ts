import { counted } from '@zanga/browser/format.ts';
import type { Names } from '@zanga/domain/brand/names';

export const categoryTexts = {
  breadcrumb: 'Percorso',
  home: 'Home',
  sections: 'Sezioni',
  everything: 'Tutto',
  list: 'Prodotti',
  products: (count: number) => counted(count, 'prodotto', 'prodotti'),
  filters: 'Filtri',
  active: 'attivi:',
  withoutName: (name: string) => `Senza ${name.toLowerCase()}`,
  more: 'Mostra altri prodotti',
  before: 'Mostra i precedenti',
  loadingMore: 'Altri prodotti in arrivo',
  moreFailed: 'Non siamo riusciti a caricare gli altri prodotti.',
  description: ({ brand }: Names, name: string, text: string) =>
    text || `${name}: scegli e ordina da ${brand}, a domicilio o da ritirare in negozio.`,
  pageTitle: (name: string, page: number) => (page > 1 ? `${name}, pagina ${page}` : name),
} as const;
