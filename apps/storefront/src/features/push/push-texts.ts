/** Labels of the button in a push's alert (STA-7). */
export const pushTexts = {
  order: 'Vai all’ordine',
  coupon: 'Vai ai coupon',
  birthdate: 'Vai ai miei dati',
  home: 'Apri',
  close: 'Chiudi',
} as const;
