import { counted } from '@zanga/browser/format.ts';
import { brandFields } from '@zanga/domain/brand/brand-fields';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { labelsOf } from '@zanga/domain/staff/editing/described';
import { names } from '../../base/names.ts';

export const fieldNames = labelsOf(brandFields);

/** Effect of each setting, in one sentence. */
export const fieldHints: Readonly<Record<keyof BrandForm, string>> = {
  pictures: 'La prima si vede quando qualcuno manda a un altro il link della home o del menù.',
  logo: 'È l’icona nella scheda del browser e sulla schermata Home; senza, l’iniziale del nome sul colore del marchio.',
  page_logo:
    'Si vede in cima e in fondo alle pagine, nelle email e dove entra chi lavora qui. Meglio un PNG su fondo trasparente, pensato per un fondo chiaro: su quelli scuri lo mettiamo su una targa chiara. Senza, c’è il nome. Le icone dell’app arrivano con l’installazione.',
  accent:
    'I bottoni, i link e le scelte nelle pagine dello shop e nelle email; le tinte per il tema scuro le ricaviamo noi. Gli avvisi di errore restano rossi.',
  name: 'Sta nei titoli delle pagine, nelle email, negli SMS e sulle ricevute; finché non c’è un logo, è scritto al suo posto.',
  membership_name: 'Vuoto: il nome del marchio seguito da «Prime».',
  tagline: 'È il titolo grande in cima alla home, e sta accanto al nome nel titolo della pagina.',
  description: 'La leggono i clienti in fondo a ogni pagina, e i motori di ricerca.',
  phone: 'Lo leggono i clienti in fondo alle pagine, nei contatti e nelle email.',
  email: 'La leggono i clienti, e qui arrivano i messaggi del modulo dei contatti.',
  company_name: 'Per legge sta in fondo alle pagine, nelle email e sulle ricevute.',
  company_address: 'Per legge sta in fondo alle pagine, nelle email e sulle ricevute.',
  vat_number: 'Per legge sta in fondo alle pagine e sulle ricevute; controlliamo che le cifre tornino.',
  register:
    'Per esempio «REA CT-000000 · Capitale sociale 10.000,00 € i.v.»; sta in fondo alle pagine e sulle ricevute.',
  certified_email: 'Sta in fondo alle pagine, per chi deve scrivervi con valore legale.',
  social_links: 'I link in fondo a ogni pagina, in quest’ordine.',
  marks: 'I marchi che si vedono nel menu dello shop; non accendono né spengono un pagamento.',
  features: 'Che cosa offre il marchio: una funzione spenta sparisce subito per tutti.',
  facebook_login: 'I clienti possono entrare con Facebook, dove l’installazione ha le chiavi.',
  apple_login: 'I clienti possono entrare con Apple, dove l’installazione ha le chiavi.',
  min_ios_version: 'Chi ha un’app più vecchia deve aggiornarla per continuare; 0 vuol dire tutte.',
  min_android_version: 'Chi ha un’app più vecchia deve aggiornarla per continuare; 0 vuol dire tutte.',
  ios_store_url: 'Dove mandiamo chi scarica o aggiorna l’app su iPhone; vuota se l’app non c’è.',
  android_store_url: 'Dove mandiamo chi scarica o aggiorna l’app su Android; vuota se l’app non c’è.',
  shipping_fee: 'Quanto paga chi si fa spedire il merchandising.',
  shipping_free_over: 'Da questa spesa in su la spedizione non si paga; vuoto: si paga sempre.',
  domains: 'La pagina che si apre a chi scrive solo il dominio, invece della home.',
};

export const featureNames = {
  zanga_prime: names.membership,
  worker_badge: 'Badge del personale',
} as const;

export const featureHints = {
  zanga_prime: 'L’abbonamento, i suoi prezzi e le consegne gratis.',
  worker_badge: 'Chi lavora mostra il badge dal telefono quando entra e quando esce.',
} as const;

export const markNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  cash: 'Contanti',
};

export const settingsTexts = {
  primeMembers: (count: number) =>
    `${counted(count, 'iscritto tiene', 'iscritti tengono')} prezzi, codice e consegne fino alla fine del periodo pagato. Poi nessun rinnovo, finché Prime non torna.`,
  title: 'Impostazioni',
  line: 'Chi è il marchio, che cosa offre e che cosa leggono i clienti.',
  readOnly: 'Le impostazioni sono di tutti i negozi: le modifica chi è titolare di tutti.',
  sections: {
    who: 'Chi siete',
    look: 'Colore e logo',
    pictures: 'Foto e marchio',
    legal: 'Dati legali',
    links: 'Social e marchi',
    features: 'Che cosa offre il marchio',
    apps: 'App',
    shipping: 'Spedizioni',
    domains: 'Domini',
  },
  changed: (who: string, when: string) => `Cambiato da ${who}, ${when}.`,
  atMachine: 'chi gestisce il server',
  noPictures: 'Nessuna foto.',
  noLogo: 'Nessun marchio.',
  noPageLogo: 'Nessuno: c’è il nome.',
  ownAccent: 'Il rosso dello shop',
  pickAccent: 'Scegli il colore',
  accentPoor: 'Su questo colore le scritte dei bottoni non si leggono.',
  accentNear: (color: string) => `Usa ${color}, il più vicino che va bene`,
  accentReset: 'Torna al rosso dello shop',
  accentSample: 'Aggiungi al carrello',
  accentLink: 'Un link',
  accentLight: 'Tema chiaro',
  accentDark: 'Tema scuro',
  social: (place: number) => `Social ${place}`,
  socialName: 'Nome',
  socialHref: 'Indirizzo',
  addSocial: 'Aggiungi un social',
  domain: (place: number) => `Dominio ${place}`,
  host: 'Dominio',
  homePath: 'Pagina che si apre',
  addDomain: 'Aggiungi un dominio',
  remove: 'Togli',
  removeOne: (name: string) => `Togli ${name}`,
  moneyUnreadable: 'Scrivi un importo, per esempio 5,90',
  moneyNeeded: 'Scrivi quanto costa; 0 se è sempre gratis',
  saved: 'Salvato: i clienti lo vedono già così',
  meanwhile: 'Qualcun altro ha salvato le impostazioni mentre le modificavi',
  answers: 'Che cosa succede agli ordini a cui nessuno risponde si decide in',
  answersLink: 'Ordini senza risposta',
  texts: 'Condizioni, privacy e le altre pagine si scrivono in',
  textsLink: 'Testi',
} as const;

/** Vendor behind each value of an environment setting. */
const whoDoesIt: Readonly<Record<string, string>> = {
  embedded: 'Di prova: fa tutto il server, e niente esce di qui',
  smtp: 'Partono davvero, dal server di posta',
  gateway: 'Partono davvero, dal servizio configurato',
  push: 'Partono davvero, dai servizi di Apple, Google e dei browser',
  stripe: 'Stripe',
  none: 'Non configurato: nessuno incassa le carte',
  turnstile: 'Cloudflare Turnstile',
  recaptcha: 'Google reCAPTCHA',
  nominatim: 'Nominatim (OpenStreetMap)',
  google: 'Google Maps',
};

/** Words for `embedded` where it is the real service and not a stand-in. */
const ownWays: Readonly<Record<string, string>> = {
  geocoding: 'I comuni d’Italia, che il server conosce da sé',
  captcha: 'Una prova di calcolo sul nostro server',
  social: 'Non configurato',
  payments: 'Di prova: nessuna carta vera',
};

export const installedTexts = {
  title: 'Dall’installazione',
  line: 'Questo non si cambia qui: lo decide chi gestisce il server. Delle chiavi diciamo solo se ci sono.',
  language: 'Lingua',
  italian: 'Italiano, l’unica che c’è.',
  about: {
    address: 'Indirizzo del sito',
    email: 'Email',
    sms: 'SMS',
    voice: 'Telefonate ai negozi',
    push: 'Notifiche',
    payments: 'Carte',
    geocoding: 'Ricerca degli indirizzi',
    captcha: 'Controllo contro i robot',
    social: 'Accesso con i social',
  },
  by: whoDoesIt,
  embedded: ownWays,
  present: 'c’è',
  absent: 'non c’è',
} as const;
