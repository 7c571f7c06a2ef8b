export const homeTexts = {
  title: 'Zanga · cucina siciliana a domicilio e in negozio',
  categories: 'Che cosa ti va?',
  best: 'I più amati',
  bestLine: 'Quello che Zanga sforna di più, scelto da chi torna.',
  previous: 'Scorri indietro',
  next: 'Scorri avanti',
} as const;
