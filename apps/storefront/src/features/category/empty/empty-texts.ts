/** Texts of an empty list. */
export const emptyTexts = {
  emptyFiltered: 'Nessun piatto con questi filtri',
  emptyFilteredBody: 'Prova a toglierne uno: magari c’è qualcosa di buono che ti aspetta.',
  empty: 'Qui il banco è vuoto',
  emptyBody: 'In questa categoria al momento non c’è nulla. Guarda cos’altro è uscito dal forno.',
  beyond: 'Sei andato oltre l’ultima pagina',
  beyondBody: 'L’elenco finisce prima. Ripartiamo dall’inizio?',
  firstPage: 'Dall’inizio',
} as const;
