export const togetherTexts = {
  goesWell: 'Ci sta bene insieme',
  addNamed: (name: string, price: string) => `Aggiungi ${name}, ${price}`,
  chooseNamed: (name: string) => `Scegli come vuoi ${name}`,
  addedNamed: (name: string) => `${name} è nel carrello`,
} as const;
