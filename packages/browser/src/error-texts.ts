/** Texts for problems, said alike in every client. */
export const errorTexts = {
  /** ERR-1, word for word. */
  unexpected: 'Si è verificato un errore imprevisto, controllare la connessione di rete',
  retry: 'Riprova',
} as const;
