import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import { labelsOf } from '@zanga/domain/staff/editing/described';
import { names } from '../../base/names.ts';

export const fieldNames = labelsOf(shopFields);

/** The described form, to be drawn. */
export const shopForm = { described: shopFields, names: fieldNames };

const orders = (count: number): string => (count === 1 ? 'un ordine già preso' : `${count} ordini già presi`);

export const shopTexts = {
  title: 'Negozi',
  line: 'Indirizzi, orari, zone di consegna e quanto può uscire dalla cucina.',
  list: 'Negozi del marchio',
  search: 'Cerca per nome o comune',
  state: 'Stato',
  any: 'tutti',
  states: { open: 'Aperti al pubblico', closed: 'Chiusi al pubblico' },
  columns: {
    name: 'Nome',
    city: 'Comune',
    services: 'Servizi',
    now: 'Adesso',
    state: 'Stato',
    changed: 'Modificato',
  },
  open: 'Aperto al pubblico',
  closed: 'Chiuso al pubblico',
  empty: { title: 'Qui non c’è ancora nessun negozio' },
  add: 'Nuovo negozio',
  form: {
    title: 'Un negozio nuovo',
    nameHint: `Come lo leggono i clienti, per esempio «${names.brand} Acireale».`,
    copyOf: 'Come un altro negozio',
    copyHint:
      'Prende servizi, pagamenti, orari, fasce e quello che non si vende. Le zone di consegna si disegnano da capo.',
    fromNothing: 'Da zero',
    firstLine:
      'Si comincia dal ritiro pagato in cassa: servizi, orari e zone si scrivono nella pagina del negozio.',
    create: 'Crea il negozio',
    created: 'Negozio creato: resta chiuso al pubblico finché non lo apri',
  },
  parts: 'Parti del negozio',
  partNames: { form: 'Dati', hours: 'Orari', areas: 'Zone di consegna', slots: 'Fasce e cucina' },
  back: 'Tutti i negozi',
  see: 'Vedi come lo vede il cliente',
  readOnly: 'Lo modifica chi è responsabile di questo negozio.',
  words: 'Nome e descrizione',
  where: 'Dove si trova',
  contacts: 'Contatti',
  sale: 'Che cosa offre',
  latHint: 'Gradi con la virgola, per esempio 37,5079.',
  find: {
    label: 'Trova la posizione dall’indirizzo',
    found: (place: string) => `Trovato: ${place}. Salva per tenerlo.`,
    near: (place: string) =>
      `Trovato «${place}», non la porta esatta: se consegni, correggi i gradi, poi salva.`,
    none: 'Non troviamo questo indirizzo: controllalo, o scrivi i gradi.',
  },
  degreesUnreadable: 'Scrivi i gradi, per esempio 37,5079',
  escalation: 'Quale telefono squilla quando nessuno risponde a un ordine si sceglie in',
  escalationLink: 'Ordini senza risposta',
  servicesHint: 'Ognuno ha i suoi orari.',
  face: {
    pictures: 'Foto',
    picturesHint: 'La prima è quella sulla scheda del negozio, le altre stanno nella sua pagina.',
    noPictures: 'Nessuna foto: al suo posto c’è un disegno.',
    logo: 'Marchio del negozio',
    logoHint:
      'Lo ricevono le app e chi legge i dati del negozio; nello shop si vede solo dove non c’è una foto.',
    noLogo: 'Nessun marchio.',
  },
  sortShops: 'Ordine',
  order: {
    title: 'Ordine dei negozi',
    line: 'Come li leggono i clienti quando non hanno detto dove sono; con un indirizzo viene prima il più vicino.',
    list: 'Negozi in ordine',
    closed: 'chiuso al pubblico',
    saved: 'Salvato: i clienti li leggono già così',
    meanwhile: 'Qualcun altro ha riordinato i negozi mentre li mettevi in ordine',
  },
  publish: 'Aperto al pubblico',
  publishHint: 'Da chiuso non lo vede nessuno e non prende ordini.',
  saved: 'Salvato: i clienti lo vedono già così',
  savedClosed: 'Salvato: il negozio resta chiuso al pubblico',
  meanwhile: 'Qualcun altro ha salvato questo negozio mentre lo modificavi',
  leaving: {
    title: 'Ci sono ordini già presi',
    line: (count: number) =>
      `Restano da fare ${orders(count)} per i servizi che stai togliendo: non si annullano da soli. Si vedono in «Ordini in corso».`,
    yes: 'Salva lo stesso',
    no: 'Torna al negozio',
  },
} as const;
