/** Paying by card what was ordered to the till. */
export const payDueTexts = {
  open: (total: string) => `Paga adesso ${total}`,
  openNamed: (number: string) => `Paga adesso con la carta l’ordine ${number}`,
  title: (number: string) => `Paga l’ordine ${number}`,
  line: 'Una volta sola: se qualcuno lo paga prima da un altro telefono o alla cassa, la tua carta non viene addebitata due volte.',
  pay: (total: string) => `Paga ${total}`,
  busy: 'Un attimo …',
  paid: (number: string) => `Ordine ${number} pagato: alla cassa non devi più niente`,
} as const;
