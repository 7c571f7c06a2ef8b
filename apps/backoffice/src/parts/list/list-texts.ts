import { counted } from '@zanga/browser/format.ts';
import type { TableWords } from '@zanga/ui/table/table-words.ts';

/** What every list of the office says beside what is in it. */
export const tableWords: TableWords = {
  selectAll: 'Seleziona tutte le righe caricate',
  select: (name) => `Seleziona ${name}`,
  selected: (count) => counted(count, 'selezionata', 'selezionate'),
  clear: 'Deseleziona',
  loading: 'Caricamento in corso',
  more: 'Carica altre righe',
  loadingMore: 'Carico altre righe…',
  retry: 'Riprova',
  moreFailed: 'Le altre righe non sono arrivate.',
  stale: 'Senza rete: queste righe sono di prima.',
  keys: 'Frecce, oppure J e K, per spostarsi tra le righe; Invio apre, X seleziona.',
  columns: 'Colonne',
};

export const listTexts = {
  failed: 'Non siamo riusciti a caricare l’elenco',
  noneFiltered: 'Nessun risultato con questi filtri',
  clearFilters: 'Togli i filtri',
} as const;
