import type { CategoryForm } from '@zanga/contract/menu/categories-office';

export const categoryFieldNames: Readonly<Record<keyof CategoryForm, string>> = {
  name: 'Nome',
  description: 'Descrizione',
  unit_of_measure: 'Venduti a',
  published: 'Pubblicata',
  windows: 'Quando si può avere',
  promo: 'Fra le promozioni',
  merchandise: 'Merchandising',
  products: 'Ordine dei prodotti',
  pictures: 'Foto',
};

export const categoryTexts = {
  title: 'Categorie del menù',
  line: 'Nell’ordine in cui le leggono i clienti, su due livelli.',
  add: 'Aggiungi',
  list: 'Categorie',
  below: (name: string) => `Categorie dentro ${name}`,
  products: (some: number) => (some === 1 ? '1 prodotto' : `${some} prodotti`),
  onSale: (some: number) => `${some} in vendita`,
  draft: 'Bozza',
  empty: 'Vuota: i clienti non la vedono',
  hidden: 'Nascosta: quella che la contiene è una bozza',
  into: (name: string) => `Sposta ${name} dentro…`,
  moveInto: 'Sposta dentro…',
  firstLevel: 'Primo livello',
  none: {
    title: 'Non c’è ancora nessuna categoria',
    line: 'Aggiungi la prima: resta una bozza finché non la pubblichi.',
  },
  form: {
    title: 'Una categoria nuova',
    parent: 'Dentro',
    create: 'Crea la bozza',
    created: 'Bozza creata: completala e pubblicala',
  },
  back: 'Tutte le categorie',
  see: 'Vedi come la vede il cliente',
  within: (name: string) => `Dentro ${name}`,
  texts: 'Testi',
  descriptionHint: 'Si legge sotto il nome.',
  unitHint: 'Per esempio «al pezzo», dove il prodotto non dice altro. Vuoto: niente.',
  always: 'Sempre, quando il negozio è aperto.',
  windowsHint:
    'Vale per tutto quello che c’è dentro, anche nelle categorie più sotto: fuori da queste ore i clienti lo vedono e leggono da quando si può ordinare.',
  place: 'Dove compare',
  promoHint:
    'Compare a parte, in «Da prendere al volo» nella home e in «Promozioni» nel menu dello shop; i suoi prodotti restano anche nelle loro categorie.',
  merchandiseHint:
    'È roba da tenere: non si vede ai tavoli né al totem, e le app la trovano fra il merchandising.',
  belowAnother: 'Promozioni e merchandising si decidono nella categoria che la contiene.',
  orderHint:
    'Come li leggono i clienti in questa categoria. Un prodotto si aggiunge o si toglie dalla sua pagina.',
  orderMore: (shown: number, all: number) =>
    `Qui ci sono i primi ${shown} di ${all}: gli altri restano dietro, come stanno.`,
  noProducts: 'Non c’è ancora nessun prodotto: i clienti non vedono una categoria vuota.',
  draftProduct: 'bozza',
  publish: 'Pubblicata',
  publishHint: 'La vedono tutti, appena contiene qualcosa.',
  saved: 'Salvata: i clienti la vedono già così',
  savedDraft: 'Salvata come bozza',
  meanwhile: 'Qualcun altro ha salvato questa categoria mentre la modificavi',
  yes: 'sì',
  no: 'no',
  nothing: 'niente',
} as const;
