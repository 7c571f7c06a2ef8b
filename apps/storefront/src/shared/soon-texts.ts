/** Screens whose door is already there: what one can do in the meantime. */
export const soonTexts = {
  checkout: {
    title: 'Il carrello sta per arrivare',
    body: 'Gli ordini online apriranno presto. Intanto scegli dal menù e ordina per telefono al negozio più vicino: trovi i numeri tra i contatti.',
  },
  reviews: {
    title: 'Le recensioni stanno per arrivare',
    body: 'Presto chi ha ordinato potrà raccontare com’è andata. Per dirci qualcosa adesso, i nostri contatti sono aperti a tutti.',
  },
  contacts: 'Contatti e negozi',
} as const;
