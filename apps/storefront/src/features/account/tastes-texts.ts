export const tastesTexts = {
  title: 'Gusti e allergie',
  labels: 'Cerco piatti',
  avoid: 'Devo evitare',
  note: 'Le categorie del menù si apriranno già filtrate così: mostriamo solo i piatti dichiarati senza questi allergeni, tracce comprese, e mai quelli non dichiarati. Puoi spegnere il filtro quando vuoi.',
  caution: 'Se hai un’allergia grave, dillo sempre anche al negozio prima di ordinare.',
  none: 'Mangio tutto',
  without: (names: string) => `Senza ${names}`,
} as const;
