/** Line above the button, and message after the payment. */
export type PayDueWords = { readonly line: string; readonly paid: string };

/** Texts for paying by card an order meant for the till. */
export const payDueTexts = {
  open: (total: string) => `Paga adesso ${total}`,
  openNamed: (number: string, total: string) => `Paga adesso ${total}, ordine ${number}`,
  title: (number: string) => `Paga l’ordine ${number}`,
  line: 'Si paga una volta sola: se intanto lo paga un altro telefono, o la cassa, quello che arriva in più torna indietro da sé.',
  pay: (total: string) => `Paga ${total}`,
  busy: 'Un attimo…',
  paid: (number: string) => `Ordine ${number} pagato: alla cassa non devi più niente`,
} as const;
