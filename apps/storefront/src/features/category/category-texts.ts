import { counted } from '@zanga/browser/format.ts';

export const categoryTexts = {
  breadcrumb: 'Percorso',
  home: 'Home',
  sections: 'Sezioni',
  everything: 'Tutto',
  list: 'Prodotti',
  products: (count: number) => counted(count, 'prodotto', 'prodotti'),
  filters: 'Filtri',
  active: 'attivi:',
  clear: 'Togli i filtri',
  removeFilter: (name: string) => `Togli il filtro ${name}`,
  withoutName: (name: string) => `Senza ${name.toLowerCase()}`,
  emptyFiltered: 'Nessun piatto con questi filtri',
  emptyFilteredBody: 'Prova a toglierne uno: magari c’è qualcosa di buono che ti aspetta.',
  empty: 'Qui il banco è vuoto',
  emptyBody: 'In questa categoria al momento non c’è nulla. Guarda cos’altro è uscito dal forno.',
  beyond: 'Sei andato oltre l’ultima pagina',
  beyondBody: 'L’elenco finisce prima. Ripartiamo dall’inizio?',
  firstPage: 'Dall’inizio',
  more: 'Mostra altri prodotti',
  before: 'Mostra i precedenti',
  loadingMore: 'Altri prodotti in arrivo',
  moreFailed: 'Non siamo riusciti a caricare gli altri prodotti.',
  description: (name: string, text: string) =>
    text || `${name}: scegli e ordina da Zanga, a domicilio o da ritirare in negozio.`,
  pageTitle: (name: string, page: number) => (page > 1 ? `${name}, pagina ${page}` : name),
} as const;
