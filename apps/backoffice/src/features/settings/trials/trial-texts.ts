import type { ServiceTrial } from '@zanga/contract/brand/service-trials';
import type { TriedService, Trouble } from '@zanga/domain/brand/service-trial';

/** Effect of each button. */
export const trialLines: Readonly<Record<TriedService, string>> = {
  email: 'Una email di prova al tuo indirizzo.',
  sms: 'Un SMS di prova: costa come un messaggio vero.',
  push: 'Una notifica ai dispositivi da cui sei entrato nel sito o nell’app.',
  payments: 'Una domanda al servizio delle carte: non addebita niente.',
  geocoding: 'Cerchiamo la sede legale scritta qui sopra.',
};

/** Vendors as the subject of a sentence. */
const whoAnswers: Readonly<Record<string, string>> = {
  smtp: 'Il server di posta',
  gateway: 'Il servizio degli SMS',
  fcm: 'Google (Firebase)',
  web_push: 'Il servizio di notifiche del browser',
  stripe: 'Stripe',
  nominatim: 'Nominatim',
  google: 'Google Maps',
};

/** Result of a trial without an outside vendor. */
const keptHere: Readonly<Record<TriedService, (trial: ServiceTrial) => string>> = {
  email: () => 'I messaggi restano in questo server: nessun servizio di posta è configurato.',
  sms: () => 'Gli SMS restano in questo server: nessun servizio di SMS è configurato.',
  push: () => 'Le notifiche restano in questo server: nessun servizio di notifiche è configurato.',
  payments: () => 'Le carte sono di prova: le accetta questo server, e non si muove denaro.',
  geocoding: ({ to, found }) =>
    `Gli indirizzi li cerca questo server tra i comuni d’Italia: non arriva al numero civico. ${foundText(to, found)}`,
};

const nobody: Readonly<Record<TriedService, string>> = {
  email: 'Il tuo profilo non ha un indirizzo a cui scrivere.',
  sms: 'Il tuo profilo non ha un telefono: scrivi qui sopra il numero da provare.',
  push: 'Nessun tuo dispositivo riceve notifiche: accendile dal profilo del sito o dall’app, poi riprova.',
  payments: '',
  geocoding: '',
};

const troubleWords: Readonly<Record<Trouble, string>> = {
  late: 'non ha risposto in tempo',
  unreachable: 'non si raggiunge: l’indirizzo è sbagliato, o la rete è chiusa',
  keys: 'non ci riconosce: nome, password o chiave sono sbagliati o scaduti',
  credit: 'dice che il credito è finito',
  too_fast: 'dice che chiediamo troppo spesso: riprova tra poco',
  broken: 'ha risposto che qualcosa non va',
};

const foundText = (to: string | null, found: string | null): string =>
  found === null ? `Per «${to}» non ha trovato niente.` : `Per «${to}» ha trovato «${found}».`;

const devicesText = (devices: number | null): string =>
  devices === 1 ? '1 tuo dispositivo' : `${devices ?? 0} tuoi dispositivi`;

/** Result of a trial with a vendor. */
const doneText = ({ service, by, to, devices, found, money }: ServiceTrial): string => {
  const who = whoAnswers[by] ?? by;
  switch (service) {
    case 'email':
      return `${who} ha preso in consegna il messaggio per ${to}. Guarda se è arrivato, anche nella posta indesiderata.`;
    case 'sms':
      return `${who} ha preso in consegna il messaggio per ${to}. Arriva entro un minuto.`;
    case 'push':
      return `${who} ha preso in consegna la notifica per ${devicesText(devices)}.`;
    case 'payments':
      return money === 'real'
        ? `${who} risponde, e la chiave è quella vera: le carte si addebitano davvero.`
        : `${who} risponde, ma la chiave è di prova: nessuna carta vera si addebita.`;
    case 'geocoding':
      return `${who} risponde. ${foundText(to, found)}`;
  }
};

const refusedText = ({ by, to, answer }: ServiceTrial): string => {
  const who = whoAnswers[by] ?? by;
  if (answer === 'gone')
    return `${who} dice che il dispositivo non è più raggiungibile: riaccendi le notifiche.`;
  return to === null ? `${who} ha rifiutato la prova.` : `${who} ha rifiutato il messaggio per ${to}.`;
};

/** Result of a trial in words. */
export const trialText = (trial: ServiceTrial): string => {
  switch (trial.outcome) {
    case 'done':
      return doneText(trial);
    case 'kept':
      return keptHere[trial.service](trial);
    case 'nobody':
      return nobody[trial.service];
    case 'off':
      return 'Le carte non sono configurate: lo shop non le accetta.';
    case 'held':
      return 'Questo server è una copia ripristinata: non scrive a nessuno finché chi lo gestisce non la mette in servizio.';
    case 'refused':
      return refusedText(trial);
    case 'failed':
      return `${trial.by === 'embedded' ? 'Il server' : (whoAnswers[trial.by] ?? trial.by)} ${troubleWords[trial.trouble ?? 'broken']}.`;
  }
};

export const trialTexts = {
  title: 'Prova i servizi',
  line: 'Ogni prova fa davvero quello che dice, adesso, e resta nel registro.',
  try: 'Prova',
  tryOne: (name: string) => `Prova: ${name}`,
  trying: 'Un attimo…',
  phone: 'Numero di cellulare',
  phoneHint: 'Se lo lasci vuoto usiamo quello del tuo profilo.',
  took: (milliseconds: number) =>
    milliseconds < 1_000
      ? `${milliseconds} ms`
      : `${(milliseconds / 1_000).toLocaleString('it-IT', { maximumFractionDigits: 1 })} s`,
  answer: (code: string) => `risposta: ${code}`,
  printer: 'Stampante',
  printerLine: 'Uno scontrino di prova, dalla stampante di questo dispositivo.',
  printed:
    'Abbiamo aperto la stampa di questo browser: dice lui se è partita. Guarda se lo scontrino è uscito, e se è largo giusto.',
  slip: {
    title: 'PROVA',
    line: 'Se leggi questa riga per intero, la carta è della misura giusta.',
    letters: 'àèéìòù € « » ’ – 0123456789',
  },
} as const;
