export const undoTexts = {
  title: 'Annullare questo uso?',
  line: 'Torna com’era prima: per usarlo davvero serve un altro QR code.',
  reason: 'Perché',
  reasons: ['Letto il codice sbagliato', 'Il cliente non lo usa più', 'Non valeva per questo conto'],
  noReason: 'Scrivi perché, in almeno tre lettere',
  confirm: 'Annulla l’uso',
} as const;
