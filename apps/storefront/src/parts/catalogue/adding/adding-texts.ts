export const addingTexts = {
  now: (name: string, count: number) => `${name}: ${count} nel carrello`,
  taken: (name: string) => `Tolto dal carrello: ${name}`,
  undo: 'Annulla',
  most: (name: string, count: number) =>
    count === 1 ? `${name}: ne resta uno solo` : `${name}: di più non ce n’è, solo ${count}`,
} as const;
