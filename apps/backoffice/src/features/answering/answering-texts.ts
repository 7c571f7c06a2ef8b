import type { AlarmStep, AnswerPlan } from '@zanga/domain/ordering/answering/answer-plan';

const minutesOf = (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`);

const deeds = {
  louder: 'la bacheca suona più forte',
  managers: 'scriviamo ai responsabili, per posta e sul telefono',
  call: 'squilla il telefono',
  cancel: 'l’ordine torna indietro, con tutti i soldi',
} satisfies Record<AlarmStep, string>;

const order: readonly AlarmStep[] = ['louder', 'managers', 'call', 'cancel'];

const screenSentence = ({ screen }: AnswerPlan): string =>
  screen == null
    ? ''
    : ` Se mentre si prendono ordini nessuno schermo mostra la bacheca per ${minutesOf(screen)}, scriviamo ai responsabili.`;

const answerSentence = (plan: AnswerPlan): string => {
  const steps = order.flatMap((step) => {
    const minutes = plan[step];
    return minutes === null ? [] : [`dopo ${minutesOf(minutes)} ${deeds[step]}`];
  });
  if (steps.length === 0)
    return 'Se nessuno risponde non succede niente: l’ordine aspetta finché qualcuno lo guarda.';
  const said = `Se nessuno risponde a un ordine, ${steps.join('; ')}`;
  if (plan.cancel === null) return `${said}. Nessun ordine torna indietro da solo.`;
  return `${said}, e il negozio si mette in pausa per ${minutesOf(plan.pause)}. Se l’orario promesso viene prima, i passi si stringono: il cliente lo sa almeno due minuti prima.`;
};

/** A plan in one sentence. */
export const planSentence = (plan: AnswerPlan): string => `${answerSentence(plan)}${screenSentence(plan)}`;

export const answeringTexts = {
  title: 'Ordini senza risposta',
  ofShop: (name: string) => `Che cosa succede quando ${name} non risponde a un ordine.`,
  ofBrand: 'Vale per tutti i negozi che non ne hanno uno loro.',
  own: 'Questo negozio ha tempi suoi',
  ownBrand: 'Il marchio ha tempi suoi',
  inherits: 'Segue quelli del marchio.',
  usual: 'Segue quelli di sempre.',
  happens: 'Che cosa succede',
  steps: {
    louder: 'La bacheca suona più forte',
    managers: 'Scriviamo ai responsabili',
    call: 'Squilla il telefono',
    cancel: 'L’ordine torna indietro',
  } satisfies Record<AlarmStep, string>,
  screen: 'Scriviamo ai responsabili se nessuno schermo è aperto',
  screenHint: 'Solo mentre il negozio prende ordini, e una volta finché la bacheca non si riapre.',
  remind: 'Ricordiamo di chiudere gli ordini rimasti aperti',
  remindHint: 'Compaiono in alto sulla bacheca, da chiudere con un tocco.',
  remindHours: 'Dopo quante ore dal loro orario?',
  close: 'Gli ordini rimasti aperti si chiudono da soli',
  closeHint: 'Solo quelli pagati: quelli da incassare restano aperti, per un responsabile.',
  closeHours: 'Quante ore dopo la fine della giornata, alle 4?',
  after: 'Dopo quanti minuti?',
  pause: 'Per quanti minuti il negozio si mette in pausa',
  consent: 'Quanti minuti ha il cliente per decidere di una modifica',
  phone: 'Telefono che squilla',
  phoneHint: 'Se lo lasci vuoto squilla quello del negozio.',
  save: 'Salva',
  saved: 'Salvato: vale da adesso.',
  number: 'scrivi un numero',
  tries: {
    title: 'Prova gli avvisi',
    line: 'La chiamata arriva al negozio; posta e notifica arrivano a te.',
    call: 'Prova la chiamata',
    email: 'Prova la posta',
    push: 'Prova la notifica',
    called: (to: string) => `Chiamiamo ${to}: deve squillare entro un minuto.`,
    noPhone: 'Non c’è un numero da chiamare: scrivilo qui sopra o nei dati del negozio.',
    written: (to: string) => `Scritto a ${to}: arriva entro un minuto.`,
    noMail: 'Non hai un indirizzo a cui scrivere.',
    rung: (devices: number) =>
      devices === 1
        ? 'Notifica mandata a 1 tuo dispositivo.'
        : `Notifica mandata a ${devices} tuoi dispositivi.`,
    noDevice:
      'Nessun tuo dispositivo riceve notifiche: accendile dal profilo del sito o dall’app, poi riprova.',
  },
} as const;
