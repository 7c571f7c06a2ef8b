/** Texts of the coupon picker. */
export const pickerTexts = {
  open: 'Scegli tra i tuoi coupon',
  title: 'I tuoi coupon',
  line: 'Quanto ti fa risparmiare ognuno su questo carrello.',
  empty: 'Non hai coupon da usare, per ora.',
  emptyBody:
    'Se hai un codice, scrivilo nel carrello. Gli altri arrivano qui da soli, anche quando te li regala un amico.',
  save: (saving: string, total: string) => `Risparmi ${saving}: paghi ${total}`,
  take: 'Usa questo',
  takeNamed: (title: string) => `Usa questo: «${title}»`,
  using: 'In uso',
  choice: 'Quale vuoi in omaggio?',
  addOne: 'Puoi aggiungere:',
} as const;

/** Texts of the coupon field, in the cart and at the checkout. */
export const fieldTexts = {
  label: 'Codice coupon',
  apply: 'Applica',
  remove: 'Togli il coupon',
  title: (title: string) => `Coupon «${title}»`,
  saves: (saving: string) => `Ti fa risparmiare ${saving}`,
} as const;
