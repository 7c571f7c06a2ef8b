/** Texts of the toasts about the cart. */
export const cartNewsTexts = {
  merged: 'Abbiamo unito il carrello a quello del tuo account: guarda cosa è cambiato',
  cheaper: (count: number) => `Buona notizia: ${count} cose nel carrello ora costano meno`,
  changedElsewhere: 'Il carrello è cambiato su un altro dispositivo: eccolo aggiornato',
  placeGone: 'Il posto che avevi scelto non c’è più: scegli di nuovo dove e come',
  refused: (reason: string) =>
    `Non l’abbiamo potuto aggiungere: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
} as const;
