/** Texts of an empty list. */
export const emptyTexts = {
  emptyFiltered: 'Nessun piatto dichiara tutto questo',
  emptyFilteredBody: 'Guarda nelle altre categorie, o chiedi al negozio che cosa può prepararti.',
  empty: 'Qui il banco è vuoto',
  emptyBody: 'In questa categoria al momento non c’è nulla. Guarda cos’altro è uscito dal forno.',
  beyond: 'Sei andato oltre l’ultima pagina',
  beyondBody: 'L’elenco finisce prima. Ripartiamo dall’inizio?',
  firstPage: 'Dall’inizio',
} as const;
