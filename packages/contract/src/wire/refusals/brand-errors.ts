/** Refusals about the brand itself. */
export const brandErrors = {
  'brand.not_found': { status: 404, error: 'Questo marchio non esiste' },
  'brand.changed': {
    status: 409,
    error: 'Qualcun altro ha salvato le impostazioni: guarda cosa è cambiato e scegli',
  },
  'brand.unfinished': {
    status: 409,
    error: 'Manca ancora qualcosa: guarda i primi passi, poi apri',
  },
  'brand.closed': {
    status: 409,
    error: 'Non abbiamo ancora aperto: per ora non si può ordinare. Torna a trovarci tra poco',
  },
  'status.of_all_shops': {
    status: 403,
    error: 'Lo stato dei servizi è di tutti i negozi: lo vede chi è responsabile di tutti',
  },
  'brand.of_all_shops': {
    status: 403,
    error: 'Le impostazioni sono di tutti i negozi: le modifica chi è titolare di tutti',
  },
} as const;
