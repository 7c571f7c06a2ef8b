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
  'brand.demo_loaded': {
    status: 409,
    error: 'Ci sono i dati di prova: buttali via prima di aprire, così nessuno ordina piatti inventati',
  },
  'brand.demo_opened': {
    status: 409,
    error: 'Il marchio è già stato aperto al pubblico: i dati di prova si caricano solo prima di aprire',
  },
  'brand.demo_sold': {
    status: 409,
    error: 'Ci sono già ordini o pagamenti veri: i dati di prova non si mescolano con loro',
  },
  'brand.demo_clashes': {
    status: 409,
    error: 'Mentre caricavamo, qualcuno ha preso lo stesso nome di un dato di prova: riprova',
  },
  'brand.demo_leaned_on': {
    status: 409,
    error: 'Qualcosa di tuo si appoggia ai dati di prova: guarda che cosa, spostalo e riprova',
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
