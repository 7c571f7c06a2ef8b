import type { Lack, StepName } from '@zanga/domain/brand/first-steps';
import { names } from '../../base/names.ts';

export const stepTexts: Readonly<
  Record<StepName, { readonly title: string; readonly line: string; readonly go: string }>
> = {
  brand: {
    title: 'Il marchio',
    line: 'Chi vende e come si raggiunge: la legge lo vuole in fondo a ogni pagina.',
    go: 'Apri le impostazioni',
  },
  shop: {
    title: 'Il negozio',
    line: 'Il primo posto da cui parte un ordine, con il suo indirizzo.',
    go: 'Vai ai negozi',
  },
  hours: {
    title: 'Orari e zone',
    line: 'Quando si ordina, e dove si consegna se si consegna.',
    go: 'Vai a orari e zone',
  },
  dishes: {
    title: 'I primi piatti',
    line: 'Un piatto si vede quando ha un prezzo, gli allergeni dichiarati ed è pubblicato.',
    go: 'Vai al menù',
  },
  payments: {
    title: 'I pagamenti',
    line: 'Come pagano i clienti: con la carta, in contanti o alla cassa.',
    go: 'Vai ai negozi',
  },
  messages: {
    title: 'Mail e SMS',
    line: 'Come il marchio scrive ai clienti: conferme, codici, notizie di un ordine.',
    go: 'Prova mail e SMS',
  },
  people: {
    title: 'Le persone',
    line: 'Chi lavora con te, con un ruolo e un negozio. Se lavori da solo, si può fare dopo.',
    go: 'Invita qualcuno',
  },
  open: {
    title: 'Si apre',
    line: 'Da quel momento tutti vedono il menù e possono ordinare.',
    go: 'Apri un negozio al pubblico',
  },
};

export const lackTexts: Readonly<Record<Lack, string>> = {
  name: 'il nome: finché manca i clienti leggono «Il tuo locale»',
  company_name: 'la ragione sociale',
  company_address: 'la sede legale',
  vat_number: 'la partita IVA',
  phone: 'il telefono',
  email: 'l’email',
  terms: 'le condizioni di vendita, in «Testi»: completa le parti tra parentesi quadre',
  privacy: 'l’informativa sulla privacy, in «Testi»: completa le parti tra parentesi quadre',
  shop: 'un negozio',
  address: 'l’indirizzo del negozio',
  services: 'almeno un servizio, per esempio il ritiro',
  hours: 'gli orari di almeno un servizio',
  areas: 'una zona di consegna per ogni negozio che consegna',
  dishes: 'almeno un piatto pubblicato',
  cards:
    'chi incassa le carte: nel server non è configurato (STRIPE_SECRET_KEY). Oppure togli «Carta, online» dai negozi',
  mail: 'chi spedisce le mail: nel server non è configurato (SMTP_URL). Intanto ai clienti non arriva niente',
  sms: 'chi manda gli SMS: nel server non è configurato (SMS_GATEWAY). Intanto nessun telefono si conferma con un codice, neanche per un ordine grande',
  people: 'qualcuno oltre a te',
  published: 'un negozio aperto al pubblico: si accende nella sua pagina',
  demo: 'buttare via i dati di prova, qui sotto',
  opening: 'il tuo via',
};

export const firstStepsTexts = {
  title: 'Primi passi',
  line: 'Da un marchio vuoto al primo ordine. Puoi lasciare e riprendere quando vuoi: contiamo quello che c’è davvero.',
  list: 'I passi',
  done: 'Fatto',
  missing: 'Manca:',
  optional: 'si può fare dopo',
  count: (done: number, of: number) => (done === 1 ? `1 passo su ${of}` : `${done} passi su ${of}`),
  texts: 'Vai ai testi',
  toImport: 'Importa da un file',
  further: 'E poi',
  furtherLine: 'Non serve per aprire, ma vale la pena.',
  furtherWays: {
    prime: { title: names.membership, line: 'Quanto costa l’abbonamento e che cosa dà.' },
    coupons: { title: 'Coupon', line: 'Uno sconto di benvenuto, per esempio.' },
    tables: { title: 'Tavoli e totem', line: 'I codici da stampare, per chi ordina da seduto.' },
    devices: { title: 'Dispositivi', line: 'Il tablet della cassa e lo schermo della cucina.' },
    trials: { title: 'Prova i servizi', line: 'Posta, SMS, notifiche, carte e stampante: arrivano davvero?' },
  },
  seeShop: 'Guarda lo shop com’è ora',
  seeShopLine:
    'Tu lo vedi perché sei entrato nella gestione con questo browser; gli altri leggono «Apriamo presto».',
  open: 'Apri al pubblico',
  opened: 'Aperto: da ora si può ordinare',
  openLine: 'Il marchio è aperto al pubblico.',
  close: 'Chiudi al pubblico',
  closed: 'Chiuso: chi arriva legge «Apriamo presto»',
  notYet: 'Si apre quando non manca più niente.',
  closing: {
    title: 'Chiudere al pubblico?',
    line: `Chi arriva legge «Apriamo presto» e nessuno può ordinare, finché non riapri. Gli ordini già presi restano da fare, e ${names.membership} si ferma.`,
    yes: 'Chiudi al pubblico',
    no: 'Resta aperto',
  },
} as const;
