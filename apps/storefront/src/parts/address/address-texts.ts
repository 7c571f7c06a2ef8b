import { distanceWords } from '@zanga/domain/shops/offset';

/** ERR-11, word for word. */
export const placeErrors = {
  nowhere: 'Nessun indirizzo trovato.',
  search: 'Si è verificato un problema durante la ricerca del tuo indirizzo',
  conversion: 'Errore nella conversione della posizione',
  position: 'Errore nella geolocalizzazione',
  refused: 'Impossibile abilitare la geolocalizzazione',
} as const;

/** Words of the search of a place. */
export const placeTexts = {
  field: 'Cerca il tuo indirizzo',
  hint: 'Via, numero civico e comune: per esempio «Via Etnea 12, Catania»',
  results: 'Indirizzi trovati',
  search: 'Cerca',
  searching: 'Cerco…',
  found: (count: number) => (count === 1 ? '1 indirizzo trovato' : `${count} indirizzi trovati`),
  addTown: 'Scrivi anche il comune, oppure usa la tua posizione.',
  locate: 'Usa la mia posizione',
  locating: 'Ti sto cercando…',
} as const;

/** Words of the map with a pin. */
export const pinTexts = {
  map: 'Mappa con il segnaposto',
  howTo:
    'Trascina la mappa sotto il segnaposto, oppure usa le frecce. Il segnaposto è dove suonerà il rider.',
  north: 'Sposta il segnaposto a nord',
  south: 'Sposta il segnaposto a sud',
  east: 'Sposta il segnaposto a est',
  west: 'Sposta il segnaposto a ovest',
  closer: 'Avvicina',
  further: 'Allontana',
  here: (where: string | null, from: string) =>
    where === null
      ? `Nel punto trovato per ${from}`
      : `Ora il segnaposto è ${where} dal punto trovato per ${from}`,
  scale: (metres: number) => distanceWords(metres),
} as const;

/** Words of the form of an address. */
export const addressTexts = {
  street: 'Via',
  number: 'Civico',
  numberHint: 'SNC se non c’è',
  staircase: 'Scala',
  floor: 'Piano',
  doorbell: 'Interno e citofono',
  zip: 'CAP',
  city: 'Comune',
  province: 'Provincia',
  provinceHint: 'Due lettere, come CT',
  notes: 'Note per chi consegna',
  notesHint: 'Il cancello, il portone accanto, il cane…',
  label: 'Come lo chiami',
  labelHint: 'Casa, ufficio, mare…',
  isDefault: 'È il mio indirizzo predefinito',
  pin: 'Il segnaposto è davanti alla porta',
  pinMissing: 'Controlla il segnaposto sulla mappa, poi conferma qui',
  pinLater: 'Scrivi l’indirizzo e ti mostriamo dove cade sulla mappa.',
  line: 'Via e numero',
  lineHint: 'Per esempio «Via Etnea 12»; SNC se il numero non c’è',
  numberMissing: 'Aggiungi il numero civico, o SNC se non c’è',
  streets: 'Vie che conosciamo',
  towns: 'Comuni',
  more: 'Citofono, scala, piano, note',
  moreNote: 'facoltativi',
  zone: 'In che zona abiti?',
  zoneHint: 'Serve solo per il costo della consegna. Se non lo sai, paghi la più economica.',
  zoneUnknown: 'Non lo so',
  zoneMissing: 'Scegli la zona, oppure «Non lo so»',
  inZone: (zone: string) => `Zona ${zone}`,
  townNotFound: 'Non troviamo questo comune: controlla il nome',
  notFound: 'Non troviamo questo comune: controlla nome e sigla della provincia',
} as const;

/** Words of the choice of where to deliver. */
export const pickerTexts = {
  legend: 'Dove consegniamo?',
  other: 'Un altro indirizzo',
  use: 'Consegna qui',
  change: 'Cambia',
  changeWhat: 'indirizzo',
  keep: 'Salva tra i miei indirizzi',
  chosen: 'Consegniamo qui',
} as const;

/** Texts for an address outside every zone. */
export const outsideTexts = {
  title: 'Qui non arriviamo ancora.',
  nearest: (shop: string, metres: number) =>
    `Il negozio più vicino è ${shop}, a ${distanceWords(metres)}: puoi ordinare e ritirare lì.`,
  far: (shop: string, metres: number) => `Il negozio più vicino è ${shop}, a ${distanceWords(metres)}.`,
  pickup: (shop: string) => `Ritira a ${shop}`,
  other: 'Oppure scegli un altro indirizzo.',
} as const;

/** Words for a fee that has changed by itself. */
export const feeTexts = {
  rose: (zone: string, before: string, now: string) =>
    `Il tuo indirizzo ora è in zona ${zone}: la consegna costa ${now} invece di ${before}.`,
  fell: (zone: string, before: string, now: string) =>
    `Buone notizie: in zona ${zone} la consegna ora costa ${now} invece di ${before}.`,
} as const;

/** Words of the customer's own addresses. */
export const listTexts = {
  title: 'I miei indirizzi',
  empty: 'Non hai ancora salvato indirizzi: aggiungine uno e alla prossima consegna non dovrai riscriverlo.',
  add: 'Aggiungi un indirizzo',
  adding: 'Nuovo indirizzo',
  edit: 'Modifica',
  remove: 'Elimina',
  makeDefault: 'Rendi predefinito',
  isDefault: 'Predefinito',
  which: (address: string) => `: ${address}`,
  editing: (address: string) => `Modifica ${address}`,
  added: 'Indirizzo salvato',
  changed: 'Modifiche salvate',
  removed: 'Indirizzo eliminato',
  defaulted: 'Ora è il tuo indirizzo predefinito',
  sure: 'Eliminare questo indirizzo?',
  sureLine: 'Gli ordini già fatti restano come sono.',
} as const;
