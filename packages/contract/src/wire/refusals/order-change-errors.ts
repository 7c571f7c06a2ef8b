/** Refusals of changes to a running order: taking out, adding, exchanging, making again. */
export const orderChangeErrors = {
  'order.change_over': { status: 409, error: 'Questa proposta non vale più: guarda l’ordine com’è adesso' },
  'order.change_impossible': {
    status: 409,
    error: 'Questi pezzi non si possono togliere: deve restare qualcosa, e non più di quanto c’è',
  },
  'order.addition_impossible': {
    status: 409,
    error: 'In questo ordine non si può aggiungere: guarda se c’è ancora tempo e se il piatto è disponibile',
  },
  'order.exchange_impossible': {
    status: 409,
    error: 'Questo cambio non si può fare in una volta: togli e aggiungi con due proposte',
  },
  'order.redo_impossible': { status: 409, error: 'Questi pezzi non sono nell’ordine' },
  'order.redo_sold_out': { status: 409, error: 'Non ce n’è più: non si può rifare' },
  'order.change_waiting': { status: 409, error: 'C’è già una proposta che aspetta il cliente' },
} as const;
