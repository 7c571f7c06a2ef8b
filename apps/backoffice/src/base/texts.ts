/** Words that more than one screen of the back office says. */
export const texts = {
  title: 'Gestione',
  /** ERR-1, word for word. */
  unexpected: 'Si è verificato un errore imprevisto, controllare la connessione di rete',
  problem: 'Qui qualcosa non va',
  toBoard: 'Torna agli ordini',
  sending: 'Un attimo…',
  retry: 'Riprova',
  cancel: 'Annulla',
  close: 'Chiudi',
  back: 'Indietro',
  loading: 'Caricamento in corso',
  notifications: 'Avvisi',
  signOut: 'Esci',
} as const;
