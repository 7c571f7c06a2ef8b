/** Refusals that only staff meet: about people and messages. */
export const staffErrors = {
  'person.not_found': { status: 404, error: 'Questa persona non c’è, o non lavora nei tuoi negozi' },
  'person.self': { status: 409, error: 'Sui tuoi permessi decide qualcun altro: chiedi a un collega' },
  'person.above': {
    status: 403,
    error: 'Puoi decidere solo dei tuoi negozi, e fino al tuo ruolo: chiedi al titolare',
  },
  'person.last_owner': {
    status: 409,
    error: 'È l’unico titolare: prima danne il ruolo a qualcun altro',
  },
  'invitation.not_found': { status: 404, error: 'Questo invito non c’è più: è stato accettato o ritirato' },
  'invitation.already_staff': {
    status: 409,
    error: 'Questa persona lavora già con voi: cambia i suoi ruoli',
  },
  'invitation.waits': {
    status: 409,
    error: 'C’è già un invito per questa email: mandalo di nuovo o ritiralo',
  },
  'invitation.refused': {
    status: 403,
    error: 'Questo invito non vale più: chiedi a chi ti ha invitato di mandarne un altro',
  },
  'message.not_found': { status: 404, error: 'Questo messaggio non esiste o non c’è più' },
  'message.changed': {
    status: 409,
    error: 'Nel frattempo qualcun altro se n’è occupato: rileggi il messaggio prima di continuare',
  },
  'message.closed': { status: 409, error: 'Questo messaggio è chiuso: riaprilo per rispondere' },
  'preview.no_page': {
    status: 409,
    error: 'Questo testo non ha una pagina sua: si legge dentro un’altra',
  },
  'preview.unavailable': {
    status: 503,
    error: 'Questo server non disegna le pagine del negozio: l’anteprima non c’è',
  },
  'picture.changed': {
    status: 409,
    error: 'Qualcun altro ha cambiato la descrizione di questa foto: guarda la sua e scegli',
  },
  'picture.of_others': {
    status: 403,
    error: 'Questa foto si vede anche altrove: la descrive chi è responsabile di tutti i negozi',
  },
  'shops.of_all_shops': {
    status: 403,
    error: 'L’ordine dei negozi è di tutti: lo decide chi è responsabile di tutti',
  },
  'shops.changed': {
    status: 409,
    error: 'Qualcun altro ha riordinato i negozi, o ne ha aggiunto uno: guarda e scegli',
  },
  'show.edited': {
    status: 409,
    error: 'Qualcun altro ha salvato questo spettacolo: guarda cosa è cambiato e scegli',
  },
  'show.begun': { status: 409, error: 'Questo spettacolo è già cominciato: non si modifica più' },
  'show.cancelled': { status: 409, error: 'Questo spettacolo è annullato: non si modifica più' },
  'image.store_away': {
    status: 503,
    error: 'In questo momento le immagini non si possono salvare: riprova tra un minuto',
  },
} as const;
