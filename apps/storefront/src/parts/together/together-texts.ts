export const togetherTexts = {
  goesWell: 'Ci sta bene insieme',
  addNamed: (name: string, price: string, pieces: number) =>
    `Aggiungi ${name}, ${price}${pieces > 0 ? `: ${pieces} nel carrello` : ''}`,
  chooseNamed: (name: string) => `Scegli come vuoi ${name}`,
  addedNamed: (name: string) => `${name} è nel carrello`,
} as const;
