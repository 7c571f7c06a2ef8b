import { cents, formatEuro } from '@zanga/domain/money';
import { disputeReason } from '@zanga/domain/payments/dispute-words';
import { formatDate } from '@zanga/domain/time-format';
import { button, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { hello } from '../wording.ts';

type Disputed = {
  readonly firstname: string;
  readonly amountCents: number;
  /** The provider's code. */
  readonly reason: string;
  /** Deadline for the answer; null if none is accepted. */
  readonly answerBy: string | null;
};

export type PaymentDisputed = Disputed & {
  /** The order's reference: `ZK7-4Q2`. */
  readonly order: string;
  /** Page of the order in the office. */
  readonly link: string;
};

export type PrimeDisputed = Disputed & {
  /** Name of the member. */
  readonly member: string;
  /** Id of the membership. */
  readonly id: string;
};

type DisputedThing = Pick<Letter, 'subject' | 'reason'> & {
  /** Who disputes: `chi ha pagato l’ordine ZK7-4Q2`. */
  readonly payer: string;
  /** Evidence for the bank: `della consegna`. */
  readonly evidence: string;
  readonly page: { readonly name: string; readonly link: string };
};

const disputedLetter = (
  { firstname, amountCents, reason, answerBy }: Disputed,
  { subject, payer, evidence, page, reason: why }: DisputedThing,
): Letter => {
  const amount = formatEuro(cents(amountCents));
  const until = answerBy === null ? undefined : formatDate(new Date(answerBy));
  return {
    subject,
    preheader: until ? `Si può rispondere fino al ${until}.` : 'La banca non aspetta una risposta.',
    title: 'Pagamento contestato',
    blocks: [
      paragraph(`${hello(firstname)}, ${payer} contesta ${amount} alla sua banca: ${disputeReason(reason)}.`),
      paragraph(
        until
          ? `Rispondi entro il ${until} dal pannello di chi incassa le carte, con le prove ${evidence}. Chi non risponde perde la contestazione, e i soldi.`
          : `La banca non aspetta una risposta: quello che decide lo vedi nell’${page.name}.`,
      ),
      button(`Apri l’${page.name}`, page.link),
      note(`Non rimborsare l’${page.name} nel frattempo: il cliente riceverebbe i soldi due volte.`),
    ],
    reason: why,
  };
};

/** To the managers of a shop: a customer contests the payment of an order with their bank. */
export const paymentDisputed = (data: PaymentDisputed): Letter =>
  disputedLetter(data, {
    subject: `Ordine ${data.order}: pagamento contestato`,
    payer: `chi ha pagato l’ordine ${data.order}`,
    evidence: 'della consegna',
    page: { name: 'ordine', link: data.link },
    reason: 'Ricevi questa email perché sei responsabile del negozio che ha fatto l’ordine.',
  });

/** To the managers of all shops: a member contests a charge with their bank. */
export const primeDisputed = (data: PrimeDisputed, { names, origin }: Sender): Letter =>
  disputedLetter(data, {
    subject: `${names.membership}: pagamento contestato`,
    payer: `${data.member} ha pagato ${names.membership} e`,
    evidence: 'dell’iscrizione',
    page: { name: 'abbonamento', link: `${origin}/gestione/prime/iscritti/${data.id}` },
    reason: `Ricevi questa email perché sei responsabile di ${names.membership}.`,
  });
