import type { InTheWay } from '@zanga/contract/brand/demo-to-look-at';

type Kind = InTheWay['kind'];

/** Words for a thing of the owner's that uses the demo; the name of the thing is a link before them. */
const leans: Readonly<Record<Kind, (of: string) => string>> = {
  product: (of) => `è un tuo piatto, e usa «${of}»: cambiagli categoria o opzioni`,
  category: (of) => `è una tua categoria dentro «${of}»: spostala`,
  shop: (of) => `è un tuo negozio, e usa «${of}»`,
  coupon: (of) => `è un tuo coupon, e parla di «${of}»: cambia per che cosa vale`,
  show: (of) => `è un tuo spettacolo a «${of}»: spostalo o annullalo`,
  person: (of) => `lavora a «${of}»: cambiale il ruolo o il negozio`,
  invitation: (of) => `è un invito per «${of}»: ritiralo`,
  device: (of) => `è un dispositivo di «${of}»: spegnilo`,
  domain: (of) => `apre la pagina «${of}»: scegline un’altra`,
  member: (of) => `è iscritto a ${of} con il piano di prova`,
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const demoTexts = {
  offer: 'Vuoi prima guardare?',
  offerLine:
    'Carichiamo un menù inventato con foto e prezzi, sei negozi, coupon e qualche parola del marchio: così vedi lo shop pieno e provi ogni schermata. Quello che hai già scritto resta com’è.',
  offerEnd: 'Il marchio resta chiuso: nessuno può ordinare. Quando hai visto, butti via tutto con un tasto.',
  load: 'Guarda con dati di prova',
  loading: 'Carico i dati di prova…',
  loaded: 'Fatto: ora guarda lo shop',
  there: 'Stai guardando dati di prova',
  came: ({ shops, products, coupons }: Readonly<Record<'shops' | 'products' | 'coupons', number>>) =>
    `${counted(shops, 'negozio', 'negozi')}, ${counted(products, 'prodotto', 'prodotti')} e ${counted(coupons, 'coupon', 'coupon')} sono inventati. I passi qui sopra contano solo quello che è tuo, e il marchio si apre dopo che li hai buttati via.`,
  throwAway: 'Butta via i dati di prova',
  leaning: 'Prima sposta queste cose tue, che si appoggiano ai dati di prova:',
  leans,
  again: 'Guarda di nuovo',
  dialog: {
    title: 'Buttare via i dati di prova?',
    line: 'Negozi, menù, coupon e foto di prova spariscono, con i carrelli e le prove che ci hai fatto sopra. Quello che hai scritto tu resta. Non si torna indietro, ma puoi caricarli di nuovo.',
    changed: 'Questi dati di prova li hai cambiati: vanno via anche loro.',
    more: (count: number) => `e altri ${count}`,
    word: 'butta via',
    label: 'Per confermare scrivi: butta via',
    wrong: 'Scrivi «butta via», con lo spazio',
    yes: 'Butta via tutto',
  },
  gone: 'Buttati via: è tutto come prima',
} as const;
