import { counted } from '@zanga/browser/format.ts';
import type { IntervalWords } from '@zanga/ui/fields/interval-menu.tsx';
import type { TableWords } from '@zanga/ui/table/table-words.ts';

/** Words common to all lists. */
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
  noRoom: 'non ci sta',
};

export const listTexts = {
  failed: 'Non siamo riusciti a caricare l’elenco',
  noneFiltered: 'Nessun risultato con questi filtri',
  clearFilters: 'Togli i filtri',
  views: 'Viste',
  everything: 'Tutto',
  saveView: 'Salva la vista',
  viewName: 'Come si chiama',
  viewsYours: 'La ritrovi su ogni tuo dispositivo; la vedi solo tu.',
  viewBegins: 'Comincia da questa vista',
  viewIsFirst: 'Si comincia da qui',
  viewMakeFirst: 'Comincia da qui',
  save: 'Salva',
  forgetView: (name: string) => `Togli la vista ${name}`,
  export: 'Esporta CSV',
  exported: (rows: number, cut: boolean) =>
    `${counted(rows, 'riga esportata', 'righe esportate')}${cut ? ': sono le prime, restringi i filtri per avere le altre' : ''}.`,
} as const;

export const intervalWords: IntervalWords = {
  from: 'Dal',
  to: 'Al',
  any: 'Sempre',
  day: (iso) => iso.split('-').toReversed().join('/'),
  since: (day) => `Dal ${day}`,
  until: (day) => `Fino al ${day}`,
};
