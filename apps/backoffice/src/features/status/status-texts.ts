import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import type { Standing, WatchedService } from '@zanga/domain/brand/service-standing';
import { formatDate } from '@zanga/domain/time-format';

/** Words of a service: name, effect of its trouble on customers, and remedy. */
type Words = {
  readonly name: string;
  /** Its effect while it works. */
  readonly good: string;
  /** Effect and remedy while it is slow or down; `off` and `unknown` only where they differ. */
  readonly bad: string;
  readonly todo: string;
  readonly off?: string;
  readonly unknown?: string;
};

const operator = 'Avvisa chi gestisce il server.';

export const serviceWords: Readonly<Record<WatchedService, Words>> = {
  database: {
    name: 'Database',
    good: 'Legge e scrive: si può ordinare.',
    bad: 'Nessuno può ordinare; chi visita lo shop vede le ultime pagine lette.',
    todo: operator,
  },
  rehearsal: {
    name: 'Ordine di prova',
    good: 'Ogni cinque minuti il server fa un ordine come un cliente e lo disfa.',
    bad: 'Con ogni probabilità i clienti non riescono a ordinare.',
    todo: 'Prova tu un ordine dallo shop; se non riesce, avvisa chi gestisce il server.',
    off: 'Acceso, avvisa quando nessuno riesce più a ordinare. Lo accende chi gestisce il server (ORDER_REHEARSAL).',
    unknown: 'Non c’è ancora stata una prova: la prima arriva entro cinque minuti.',
  },
  payments: {
    name: 'Pagamenti con carta',
    good: 'Nessun pagamento o rimborso resta in sospeso.',
    bad: 'Qualche cliente ha pagato e non ne ha conferma, o aspetta un rimborso.',
    todo: 'Prova le carte nelle impostazioni, e guarda il pannello di chi le incassa.',
    off: 'Nessuno incassa le carte: non si offrono da nessuna parte, né si vende l’abbonamento. Si configura nel server (STRIPE_SECRET_KEY).',
  },
  jobs: {
    name: 'Lavori in sottofondo',
    good: 'Quello che c’è da fare viene fatto in tempo.',
    bad: 'Rinnovi, incassi o pulizie della notte sono in ritardo o non riescono.',
    todo: operator,
  },
  live: {
    name: 'Aggiornamenti dal vivo',
    good: 'Tabelloni e pagine aperte cambiano da soli.',
    bad: 'Tabelloni e pagine aperte non cambiano da soli: un ordine nuovo si vede in ritardo.',
    todo: `Ricaricate i tabelloni spesso. ${operator}`,
  },
  email: {
    name: 'Email',
    good: 'Le conferme partono.',
    bad: 'Le conferme arrivano tardi o non arrivano; gli ordini valgono lo stesso.',
    todo: 'Prova la posta nelle impostazioni.',
    off: 'Nessun cliente riceve email: restano in questo server. Si configura nel server (SMTP_URL).',
  },
  sms: {
    name: 'SMS e chiamate',
    good: 'I codici e gli avvisi partono.',
    bad: 'Chi deve confermare il telefono non riceve il codice.',
    todo: 'Prova gli SMS nelle impostazioni: spesso è finito il credito.',
    off: 'Nessuno riceve SMS: i codici restano in questo server. Si configura nel server (SMS_GATEWAY_URL).',
  },
  push: {
    name: 'Notifiche push',
    good: 'Le notifiche partono.',
    bad: 'App e browser non vengono avvisati; le email partono lo stesso.',
    todo: 'Prova le notifiche nelle impostazioni.',
    off: 'App e browser non vengono avvisati. Si configura nel server.',
  },
  geocoding: {
    name: 'Ricerca degli indirizzi',
    good: 'La fa questo server, senza bisogno di nessuno.',
    bad: 'Chi scrive un indirizzo non lo trova.',
    todo: 'Provala nelle impostazioni.',
    unknown: 'La fa un servizio esterno, che da qui non si interroga: provalo nelle impostazioni.',
  },
  printers: {
    name: 'Stampanti',
    good: 'Stampano.',
    bad: 'Le comande non si stampano.',
    todo: 'Guarda la stampante e il dispositivo a cui è attaccata.',
    unknown: 'Stanno attaccate ai dispositivi dei negozi, e solo da lì si vede se stampano.',
  },
  backups: {
    name: 'Copie di sicurezza',
    good: 'L’ultima copia è recente e riuscita.',
    bad: 'I clienti non notano niente, ma un guasto del disco costerebbe gli ultimi giorni.',
    todo: operator,
    off: 'Da qui non risulta nessuna copia. Se non le fa altro, un guasto costerebbe tutto: avvisa chi gestisce il server.',
  },
  drills: {
    name: 'Prova di ripristino',
    good: 'L’ultima copia provata si è aperta, e i conti tornano.',
    bad: 'I clienti non notano niente, ma non è sicuro che le copie si possano riaprire.',
    todo: operator,
    off: 'Nessuna copia è mai stata riaperta per prova: finché non si fa, non è sicuro che servano.',
  },
  disk: {
    name: 'Spazio su disco',
    good: 'C’è posto.',
    bad: 'Quando finisce, nessuno può più ordinare.',
    todo: operator,
  },
  valkey: {
    name: 'Valkey',
    good: 'I server si dicono tra loro che cosa cambia.',
    bad: 'I clienti non notano niente: ogni server ascolta il database da solo.',
    todo: operator,
    off: 'Non serve: ogni server ascolta il database da solo.',
  },
  release: {
    name: 'Versione',
    good: 'Quella del server che ti risponde.',
    bad: '',
    todo: '',
  },
};

export const standingWords: Readonly<Record<Standing, string>> = {
  good: 'Va',
  slow: 'Rallentato',
  down: 'Fermo',
  off: 'Non configurato',
  unknown: 'Non si sa',
};

const steps: Readonly<Record<string, string>> = {
  shops: 'i negozi',
  slots: 'gli orari',
  menu: 'il menù',
  cart: 'il carrello',
  quote: 'il totale',
  terms: 'le condizioni',
  order: 'l’ordine',
};

/** `Si ferma a: l’ordine (internal)`. */
const stepText = (told: string): string => {
  const [step = '', reason = ''] = told.split(': ');
  return `Si ferma a: ${steps[step] ?? step} (${reason})`;
};

/** Why a job found nothing to do, by the server's codes. */
const nothingWords: Readonly<Record<string, string>> = {
  refund_unknown: 'il rimborso non esiste',
  payment_unknown: 'il pagamento non esiste',
  payment_never_opened: 'il pagamento non è mai stato aperto',
  payment_not_given_up: 'il pagamento serve ancora',
  hold_gone: 'la cifra non è più bloccata sulla carta',
  provider_not_set: 'chi incassava le carte non è più configurato',
  order_unknown: 'l’ordine non esiste',
  show_unknown: 'lo spettacolo non esiste',
  show_not_called_off: 'lo spettacolo non è annullato',
  shop_unknown: 'il negozio non esiste',
  membership_unknown: 'l’iscrizione non esiste',
  import_unknown: 'il file del menu non esiste più',
  folder_unknown: 'lo ZIP delle foto non esiste più',
};

/** `payments.refund: il rimborso non esiste, notifications.sms`. */
const jobsText = (told: string): string =>
  told
    .split(', ')
    .map((one) => {
      const [job = '', reason] = one.split(': ');
      return reason === undefined ? job : `${job}: ${nothingWords[reason] ?? reason}`;
    })
    .join(', ');

/** `2 2026-12-05T09:00:00.000Z`: number of open disputes, and the first deadline for an answer. */
const disputesText = (told: string | null): string => {
  const [count, answerBy] = told?.split(' ') ?? [];
  if (!count) return '';
  const until = answerBy ? `, la prima entro il ${formatDate(new Date(answerBy))}` : '';
  return `Contestazioni a cui rispondere: ${count}${until}.`;
};

/** Facts beside the state. */
export const detailOf = ({ service, state, count, told, by }: ServiceStatus): string | null => {
  switch (service) {
    case 'disk':
      return count === null ? null : `Libero il ${count} %.`;
    case 'release':
      return told === 'checkout' ? 'Una copia di sviluppo.' : `Versione ${told}.`;
    case 'rehearsal':
      if (told !== null && state !== 'good') return `${stepText(told)}.`;
      return told === null ? null : 'Adesso non c’è niente da ordinare: va bene così.';
    case 'database':
      return count === null ? null : `Risponde in ${count} ms.`;
    case 'payments':
      return [count ? `In sospeso: ${count}.` : '', disputesText(told)].filter(Boolean).join(' ') || null;
    case 'jobs':
      return count ? `In ritardo o non riusciti: ${count} (${jobsText(told ?? '')}).` : null;
    case 'email':
    case 'sms':
    case 'push':
      if (count) return `In ritardo o non riusciti: ${count}.`;
      return by === 'embedded' ? null : `Tramite ${by}.`;
    default:
      return null;
  }
};

export const statusTexts = {
  title: 'Stato dei servizi',
  line: 'Quello che il server sa da solo, senza disturbare nessuno. Si aggiorna ogni mezzo minuto.',
  allWell: 'Quello che è configurato va',
  troubled: (count: number) => (count === 1 ? 'Un servizio da guardare' : `${count} servizi da guardare`),
  read: (time: string) => `Letto alle ${time}`,
  since: (moment: string) => `Dal ${moment}`,
  last: (moment: string) => `L’ultima volta: ${moment}`,
  settings: 'Prova i servizi',
  databaseAway: 'Il server non risponde o non raggiunge il database',
  databaseAwayLine:
    'Finché dura nessuno può ordinare; chi visita lo shop vede le ultime pagine lette. Avvisa chi gestisce il server. Questa pagina riprova da sola.',
} as const;
