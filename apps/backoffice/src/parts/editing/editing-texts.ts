/** Words of forms that several people may edit. */
export const editingTexts = {
  save: 'Salva',
  pictureFirst: 'Prima carica la foto che hai scelto, oppure annulla.',
  meanwhileLine:
    'Quello che non avevi toccato è già aggiornato. Qui sotto scegli campo per campo, poi salva di nuovo.',
  meanwhileDone: 'Abbiamo unito le sue modifiche alle tue: controlla e salva di nuovo.',
  yours: 'Il tuo',
  theirs: 'Il suo',
  nothing: 'niente',
  yes: 'sì',
  no: 'no',
  wholeUnreadable: (unit: string | undefined) => (unit ? `Scrivi un numero di ${unit}` : 'Scrivi un numero'),
  takeTheirs: (field: string) => `Prendi il suo: ${field}`,
} as const;
