export const aheadTexts = {
  title: 'Da preparare adesso',
  item: (qty: number, name: string) => `${qty} ${name}`,
  more: (count: number) => (count === 1 ? 'e un’altra cosa' : `e altre ${count} cose`),
  all: 'Mostra tutto',
  filter: 'Mostra solo',
  every: 'Tutti',
  soon: (minutes: number) => `Entro ${minutes} min`,
  compact: 'Schede compatte',
} as const;
