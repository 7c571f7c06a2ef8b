export const quantityTexts = {
  quantityOf: (name: string) => `Quantità di ${name}`,
  more: 'Uno in più',
  fewer: 'Uno in meno',
  remove: (name: string) => `Togli ${name}`,
} as const;
