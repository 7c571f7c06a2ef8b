import { cents, formatEuro } from '@zanga/domain/money';
import { formatDate } from '@zanga/domain/time-format';
import { facts, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { greet, moment } from '../wording.ts';

const euro = (amount: number) => formatEuro(cents(amount));

export type PrimeClosed = { readonly firstname: string; readonly at: string };

/** Ended at once at its owner's request, without a refund. */
export const primeClosed = ({ firstname, at }: PrimeClosed, sender: Sender): Letter => ({
  subject: `Il tuo ${sender.names.membership} è chiuso`,
  preheader: 'Come ci hai chiesto. Non ci saranno altri addebiti.',
  title: 'Abbonamento chiuso',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, come ci hai chiesto il tuo abbonamento è finito il ${moment(at)}. Non ci saranno altri addebiti.`,
    ),
    note('Se non sei stato tu a chiederlo, rispondi a questa email.'),
  ],
  reason: `Ricevi questa email perché avevi un abbonamento ${sender.names.membership}.`,
});

export type PrimeResumed = {
  readonly firstname: string;
  readonly price: number;
  readonly chargeAt: string;
};

/** Prime goes on after all at its owner's request: price, next charge, and a hint in case they did not ask. */
export const primeResumed = ({ firstname, price, chargeAt }: PrimeResumed, sender: Sender): Letter => {
  const on = formatDate(new Date(chargeAt));
  return {
    subject: `Il tuo ${sender.names.membership} continua`,
    preheader: `La disdetta è ritirata. Il prossimo addebito è il ${on}.`,
    title: `Resti ${sender.names.prime}`,
    blocks: [
      paragraph(
        `${greet(firstname, sender)}, come ci hai chiesto abbiamo ritirato la disdetta: il tuo abbonamento continua.`,
      ),
      facts([
        ['Prossimo addebito', on],
        ['Importo', euro(price)],
      ]),
      note('Puoi disdire di nuovo quando vuoi. Se non sei stato tu a chiederlo, rispondi a questa email.'),
    ],
    reason: `Ricevi questa email perché hai un abbonamento ${sender.names.membership}.`,
  };
};

export type PrimeRefunded = {
  readonly firstname: string;
  readonly amount: number;
  /** Date of the refunded charge. */
  readonly chargedAt: string;
  readonly card: string | null;
};

/** One charge is refunded at its owner's request; the membership goes on or not, independently. */
export const primeRefunded = (
  { firstname, amount, chargedAt, card }: PrimeRefunded,
  sender: Sender,
): Letter => ({
  subject: `Rimborso ${sender.names.membership}: ${euro(amount).replace('\u00a0', ' ')}`,
  preheader: 'Torna sulla stessa carta in pochi giorni.',
  title: 'Ti facciamo un rimborso',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, come ci hai chiesto ti rimborsiamo un addebito di ${sender.names.membership}, tutto o in parte.`,
    ),
    facts([
      ['Importo', euro(amount)],
      ['Addebitato il', formatDate(new Date(chargedAt))],
      ...(card ? [['Torna sulla carta', card] as const] : []),
    ]),
    note('La banca può metterci alcuni giorni. Il tuo abbonamento non cambia per questo.'),
  ],
  reason: `Ricevi questa email perché hai, o avevi, un abbonamento ${sender.names.membership}.`,
});
