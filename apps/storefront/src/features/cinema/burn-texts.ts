import type { Names } from '@zanga/domain/brand/names';

/** Texts of the ticket check at the door. */
export const burnTexts = {
  title: 'All’ingresso',
  description: 'Annulla un biglietto del cinema.',
  visitorTitle: 'Questa pagina è per chi sta all’ingresso',
  visitorBody: 'Se lavori all’arena accedi con il tuo account e annulla il biglietto.',
  customerTitle: 'Questo codice lo legge chi sta all’ingresso',
  customerBody: 'Il tuo biglietto resta valido: mostralo dal telefono quando arrivi.',
  customerLink: 'Vai ai tuoi biglietti',
  unknownTitle: 'Biglietto non riconosciuto',
  unknownBody: ({ brand }: Names) =>
    `Non è un biglietto di ${brand}, oppure è stato letto male: riprova, o scrivi le otto cifre nello scanner.`,
  burn: 'Annulla e fai entrare',
  next: 'Inquadra il prossimo con la fotocamera.',
} as const;
