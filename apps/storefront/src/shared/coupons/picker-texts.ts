/** What choosing among one's coupons says. */
export const pickerTexts = {
  open: 'Scegli tra i tuoi coupon',
  title: 'I tuoi coupon',
  line: 'Quanto ti fa risparmiare ognuno su questo carrello.',
  empty: 'Non hai coupon da usare, per ora.',
  save: (saving: string, total: string) => `Risparmi ${saving}: paghi ${total}`,
  take: 'Usa questo',
  takeNamed: (title: string) => `Usa questo: «${title}»`,
  using: 'In uso',
  choice: 'Quale vuoi in omaggio?',
  addOne: 'Puoi aggiungere:',
} as const;
