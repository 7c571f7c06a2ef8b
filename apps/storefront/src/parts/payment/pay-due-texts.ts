/** What is paid for, and what is said when it has been. */
export type PayDueWords = { readonly line: string; readonly paid: string };

/** Paying by card what was ordered to the till. */
export const payDueTexts = {
  open: (total: string) => `Paga adesso ${total}`,
  openNamed: (number: string, total: string) => `Paga adesso ${total}, ordine ${number}`,
  title: (number: string) => `Paga l’ordine ${number}`,
  line: 'Si paga una volta sola: se intanto lo paga un altro telefono, o la cassa, quello che arriva in più torna indietro da sé.',
  pay: (total: string) => `Paga ${total}`,
  busy: 'Un attimo…',
  paid: (number: string) => `Ordine ${number} pagato: alla cassa non devi più niente`,
} as const;
