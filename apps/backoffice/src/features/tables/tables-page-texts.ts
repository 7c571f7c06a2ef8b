export const tablesPageTexts = {
  title: 'Tavoli e totem',
  line: 'Apri il tavolo quando la gente si siede: per un quarto d’ora i telefoni ordinano inquadrando il codice. Ogni tavolo ha un codice che non cambia: stampalo, taglialo lungo i segni e mettilo sul tavolo. Il nome si cambia, e il tavolo si toglie, quando è chiuso.',
  none: 'Ancora nessun tavolo: aggiungi il primo.',
  newLabel: 'Numero o nome del nuovo tavolo',
  add: 'Aggiungi tavolo',
  added: (label: string) => `Tavolo ${label} aggiunto: ora stampa il suo codice`,
  table: (label: string) => `Tavolo ${label}`,
  isOpen: 'Aperto',
  isClosed: 'Chiuso',
  open: 'Apri',
  close: 'Chiudi',
  welcome: 'Altri telefoni',
  welcomeLabel: (label: string) => `Fai ordinare altri telefoni al tavolo ${label}`,
  openLabel: (label: string) => `Apri il tavolo ${label}`,
  closeLabel: (label: string) => `Chiudi il tavolo ${label}`,
  due: (amount: string) => `da incassare ${amount}`,
  rename: 'Cambia nome',
  renameLabel: (label: string) => `Cambia nome al tavolo ${label}`,
  newName: 'Nuovo nome',
  save: 'Salva',
  remove: 'Togli',
  removeLabel: (label: string) => `Togli il tavolo ${label}`,
  sure: (label: string) =>
    `Togli il tavolo ${label}? Il codice stampato non aprirà più niente. Gli ordini restano.`,
  print: (tables: number) => (tables === 1 ? 'Stampa 1 codice' : `Stampa ${tables} codici`),
  pick: (label: string) => `Stampa il codice del tavolo ${label}`,
  all: 'Scegli tutti',
  sheets: (sheets: number) =>
    sheets === 1
      ? 'Un foglio A4, sei codici per foglio, con i segni di taglio.'
      : `${sheets} fogli A4, sei codici per foglio, con i segni di taglio.`,

  code: (label: string) => `QR code del tavolo ${label}`,
  cardTitle: 'Ordina da qui',
  cardTable: 'Tavolo',
  cardLine: 'Inquadra con la fotocamera, scegli e ordina: te lo portiamo noi.',
} as const;
