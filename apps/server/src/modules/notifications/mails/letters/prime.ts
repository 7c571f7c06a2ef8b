import { cents, formatEuro } from '@zanga/domain/money';
import { formatDate } from '@zanga/domain/time-format';
import { button, facts, type Letter, list, note, paragraph, type Sender } from '../mail.ts';
import { greet, moment } from '../wording.ts';
import { say } from '../words/say.ts';

const euro = (amount: number) => formatEuro(cents(amount));
const day = (instant: string) => formatDate(new Date(instant));
const manage = (sender: Sender) =>
  button(`Gestisci ${sender.names.membership}`, `${sender.origin}/home?prime=1`);
const forMember = (sender: Sender) =>
  `Ricevi questa email perché hai un abbonamento ${sender.names.membership}.`;

export type PrimeJoined = {
  readonly firstname: string;
  readonly price: number;
  readonly trial: boolean;
  /** The trial or first month is paid; absent in letters queued before this field existed. */
  readonly charged?: boolean;
  readonly freeDeliveryOver?: number | null;
  readonly instorePercent?: number;
  readonly chargeAt: string;
};

/** Benefits of this plan, and no others. */
const benefits = ({ freeDeliveryOver = null, instorePercent = 0 }: PrimeJoined): string =>
  [
    'i prezzi riservati',
    ...(freeDeliveryOver === null ? [] : [`la consegna gratis da ${euro(freeDeliveryOver)}`]),
    ...(instorePercent > 0 ? [`il QR code per il ${instorePercent} % in meno alla cassa`] : []),
  ].join(', ');

export const primeJoined = (joined: PrimeJoined, sender: Sender): Letter => {
  const { price, trial, charged = !trial, chargeAt } = joined;
  return {
    subject: trial
      ? `La tua prova di ${sender.names.membership} è iniziata`
      : `Sei in ${sender.names.membership}`,
    preheader: `${euro(price)} al mese, disdici quando vuoi con due tocchi.`,
    title: say('prime_joined', joined, sender).title,
    blocks: [
      paragraph(`Da adesso sono tuoi: ${benefits(joined)}.`),
      facts([
        ['Prezzo', `${euro(price)} al mese`],
        [charged ? 'Prossimo addebito' : 'Primo addebito', day(chargeAt)],
      ]),
      list([
        'Ti scriviamo prima di ogni addebito.',
        charged
          ? `Disdici in due tocchi: resti ${sender.names.prime} fino alla fine di quanto hai pagato.`
          : `Disdici in due tocchi: resti ${sender.names.prime} fino alla fine della prova e non paghi nulla.`,
        charged
          ? 'Entro 14 giorni puoi recedere e riavere tutto quello che hai speso per l’abbonamento.'
          : 'Entro 14 giorni puoi anche recedere: la prova finisce subito e non paghi nulla.',
      ]),
      manage(sender),
    ],
    reason: forMember(sender),
  };
};

export type PrimeReminder = {
  readonly firstname: string;
  readonly price: number;
  readonly chargeAt: string;
  readonly trial: boolean;
};

export const primeReminder = (
  { firstname, price, chargeAt, trial }: PrimeReminder,
  sender: Sender,
): Letter => ({
  subject: trial
    ? `La tua prova di ${sender.names.membership} sta per finire`
    : `${sender.names.membership} si rinnova tra poco`,
  preheader: `Il ${day(chargeAt)} addebitiamo ${euro(price)}, se non disdici prima.`,
  title: trial ? 'La prova sta per finire' : 'Tra poco si rinnova',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, il ${moment(chargeAt)} ${trial ? 'finisce la prova e inizia il tuo abbonamento' : 'si rinnova il tuo abbonamento'}: addebitiamo ${euro(price)} sulla tua carta.`,
    ),
    paragraph(
      'Va bene così? Non devi fare nulla. Hai cambiato idea? Disdici prima di quel momento e non paghi.',
    ),
    manage(sender),
  ],
  reason: forMember(sender),
});

export type PrimeCharged = {
  readonly firstname: string;
  readonly price: number;
  readonly until: string;
  /** It paid for a trial; letters queued before this field existed are about months. */
  readonly trial?: boolean;
  readonly card: string | null;
};

export const primeCharged = (
  { firstname, price, until, trial = false, card }: PrimeCharged,
  sender: Sender,
): Letter => ({
  subject: `Ricevuta ${sender.names.membership}: ${euro(price).replace('\u00a0', ' ')}`,
  preheader: `${trial ? 'La tua prova' : 'Il tuo abbonamento'} vale fino al ${day(until)}.`,
  title: 'Grazie, pagamento ricevuto',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, ecco la ricevuta ${trial ? 'della tua prova' : 'del tuo mese'} di ${sender.names.membership}.`,
    ),
    facts([
      ['Importo', euro(price)],
      ...(card ? [['Carta', card] as const] : []),
      ['Valido fino al', day(until)],
    ]),
    manage(sender),
  ],
  reason: forMember(sender),
});

export type PrimeFailed = {
  readonly firstname: string;
  readonly price: number;
  readonly reason: string | null;
  /** Time of the next try. */
  readonly retryAt?: string;
  /** After the last try: until when it can be paid by hand. */
  readonly endsAt?: string;
};

const outlook = ({ retryAt, endsAt }: PrimeFailed, sender: Sender): string => {
  if (endsAt)
    return `Era l’ultimo tentativo: resti ${sender.names.prime} fino al ${moment(endsAt)}. Se la banca chiede una conferma, o vuoi usare un’altra carta, puoi pagare tu da qui prima di allora. Altrimenti l’abbonamento si chiude e non devi nulla.`;
  return `Per ora resti ${sender.names.prime}: riproviamo ${retryAt ? `il ${day(retryAt)}` : 'nei prossimi giorni'}. Se la banca chiede una conferma, o vuoi usare un’altra carta, puoi pagare tu da qui.`;
};

export const primeFailed = (failure: PrimeFailed, sender: Sender): Letter => {
  const { firstname, price, reason, endsAt } = failure;
  return {
    subject: `Non siamo riusciti a rinnovare ${sender.names.membership}`,
    preheader: endsAt
      ? `Resti ${sender.names.prime} fino al ${moment(endsAt)}: prima di allora puoi pagare tu.`
      : 'Puoi pagare tu con un’altra carta, o lasciare che riproviamo.',
    title: 'Il pagamento non è andato',
    blocks: [
      paragraph(
        `${greet(firstname, sender)}, non siamo riusciti ad addebitare ${euro(price)} per il rinnovo.`,
      ),
      ...(reason ? [note(reason)] : []),
      paragraph(outlook(failure, sender)),
      manage(sender),
    ],
    reason: forMember(sender),
  };
};

export type PrimeCancelled = {
  readonly firstname: string;
  readonly endsAt: string;
  /** Nothing was paid ahead: the benefits ended at once. */
  readonly over?: boolean;
  /** A payment was made; letters queued before this field existed assume one. */
  readonly charged?: boolean;
};

export const primeCancelled = (
  { firstname, endsAt, over = false, charged = true }: PrimeCancelled,
  sender: Sender,
): Letter => ({
  subject: `Hai disdetto ${sender.names.membership}`,
  preheader: over
    ? 'L’abbonamento è finito e non devi nulla.'
    : `Resti ${sender.names.prime} fino al ${day(endsAt)}, ${charged ? 'senza altri addebiti' : 'e non paghi nulla'}.`,
  title: 'Disdetta confermata',
  blocks: [
    paragraph(
      over
        ? `${greet(firstname, sender)}, l’abbonamento è finito adesso. Il rinnovo che non è andato non lo paghi, e non ci saranno altri addebiti.`
        : `${greet(firstname, sender)}, ${charged ? 'non ci saranno altri addebiti' : 'non ti addebitiamo nulla'}. I tuoi vantaggi valgono fino al ${day(endsAt)}; fino ad allora puoi ripensarci.`,
    ),
    manage(sender),
  ],
  reason: forMember(sender),
});

export type PrimeWithdrawn = {
  readonly firstname: string;
  readonly at: string;
  /** Amount of the refund; unknown in letters queued before this field existed. */
  readonly refund?: number;
};

const goesBack = (refund: number | undefined): string => {
  if (refund === undefined) return 'Se avevi pagato qualcosa, te lo restituiamo sulla stessa carta.';
  return refund > 0
    ? `Ti restituiamo ${euro(refund)}, sulla stessa carta.`
    : 'Non ti avevamo addebitato nulla: non c’è nulla da restituire.';
};

export const primeWithdrawn = ({ firstname, at, refund }: PrimeWithdrawn, sender: Sender): Letter => ({
  subject: `Recesso da ${sender.names.membership} confermato`,
  preheader: goesBack(refund),
  title: 'Recesso confermato',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, abbiamo ricevuto il tuo recesso il ${moment(at)}. L’abbonamento è finito. ${goesBack(refund)}`,
    ),
    note('Conserva questa email: è la conferma del tuo recesso.'),
  ],
  reason: `Ricevi questa email perché avevi un abbonamento ${sender.names.membership}.`,
});

export type PrimeEnded = { readonly firstname: string };

export const primeEnded = ({ firstname }: PrimeEnded, sender: Sender): Letter => ({
  subject: `Il tuo ${sender.names.membership} è finito`,
  preheader: 'Non siamo riusciti a rinnovarlo. Puoi tornare quando vuoi.',
  title: `${sender.names.membership} è finito`,
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, non siamo riusciti a rinnovare il tuo abbonamento e si è chiuso. Non c’è nulla da pagare.`,
    ),
    paragraph('Se ti mancano i prezzi riservati, puoi tornare quando vuoi.'),
    manage(sender),
  ],
  reason: `Ricevi questa email perché avevi un abbonamento ${sender.names.membership}.`,
});
