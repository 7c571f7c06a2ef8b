/** Texts around an agreement that has to be given again. */
export const agreementsTexts = {
  title: 'È cambiato qualcosa',
  line: 'Leggi e accetta per ordinare ancora. Il tuo carrello resta com’è.',
  opens: '(si apre in un’altra scheda)',
  agree: 'Ho letto e accetto',
  agreeing: 'Un momento…',
  agreed: 'Grazie: puoi ordinare come prima',
  missing: 'Leggi e accetta quello che è cambiato',
} as const;
