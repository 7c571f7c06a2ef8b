/** Every refusal the API can give: its HTTP status and the Italian words a person may be shown. */
export const errors = {
  invalid: { status: 422, error: 'Controllare i dati inseriti' },
  unauthenticated: { status: 401, error: 'Accedi per continuare' },
  forbidden: { status: 403, error: 'Non hai i permessi per questa operazione' },
  xsrf: { status: 403, error: 'La pagina è scaduta: ricaricala e riprova' },
  not_found: { status: 404, error: 'Quello che cerchi non esiste o non c’è più' },
  method_not_allowed: { status: 405, error: 'Operazione non prevista' },
  too_large: { status: 413, error: 'Il contenuto inviato è troppo grande' },
  unsupported: { status: 415, error: 'Formato non supportato' },
  too_many: { status: 429, error: 'Troppe richieste: riprova tra poco' },
  internal: {
    status: 500,
    error: 'Si è verificato un errore imprevisto, controllare la connessione di rete',
  },
  unavailable: { status: 503, error: 'Il servizio è momentaneamente fermo: riprova tra qualche istante' },
  'category.not_found': { status: 404, error: 'Questa categoria non esiste o non c’è più' },
  'product.not_found': { status: 404, error: 'Questo prodotto non esiste o non c’è più' },
  'shop.not_found': { status: 404, error: 'Questo negozio non esiste o non c’è più' },
  'brand.not_found': { status: 404, error: 'Questo marchio non esiste' },
  'content.not_found': { status: 404, error: 'Questa pagina non esiste o non c’è più' },
  'address.not_found': { status: 404, error: 'Questo indirizzo non esiste o non c’è più' },
  'image.not_found': { status: 404, error: 'Immagine non trovata' },
  'image.unreadable': {
    status: 422,
    error: 'Il file non è un’immagine leggibile: usa JPEG, PNG, WebP o AVIF',
  },
} as const satisfies Record<string, { readonly status: number; readonly error: string }>;

export type ErrorCode = keyof typeof errors;
