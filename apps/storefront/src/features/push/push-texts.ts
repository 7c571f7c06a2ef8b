/** What an alert offers to do about a push (STA-7). */
export const pushTexts = {
  order: 'Vai all’ordine',
  coupon: 'Vai ai coupon',
  birthdate: 'Vai ai miei dati',
  home: 'Apri',
  close: 'Chiudi',
} as const;
