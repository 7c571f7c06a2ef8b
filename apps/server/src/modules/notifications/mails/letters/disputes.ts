import { cents, formatEuro } from '@zanga/domain/money';
import { disputeReason } from '@zanga/domain/payments/dispute-words';
import { formatDate } from '@zanga/domain/time-format';
import { button, type Letter, note, paragraph } from '../mail.ts';
import { hello } from '../wording.ts';

export type PaymentDisputed = {
  readonly firstname: string;
  /** The order's reference: `ZK7-4Q2`. */
  readonly order: string;
  readonly amountCents: number;
  /** The provider's code. */
  readonly reason: string;
  /** Deadline for the answer; null if none is accepted. */
  readonly answerBy: string | null;
  /** Page of the order in the office. */
  readonly link: string;
};

/** To the managers of a shop: a customer contests a payment with their bank. */
export const paymentDisputed = (data: PaymentDisputed): Letter => {
  const { firstname, order, amountCents, reason, answerBy, link } = data;
  const amount = formatEuro(cents(amountCents));
  const until = answerBy === null ? undefined : formatDate(new Date(answerBy));
  return {
    subject: `Ordine ${order}: pagamento contestato`,
    preheader: until ? `Si può rispondere fino al ${until}.` : 'La banca non aspetta una risposta.',
    title: 'Pagamento contestato',
    blocks: [
      paragraph(
        `${hello(firstname)}, chi ha pagato l’ordine ${order} contesta ${amount} alla sua banca: ${disputeReason(reason)}.`,
      ),
      paragraph(
        until
          ? `Rispondi entro il ${until} dal pannello di chi incassa le carte, con le prove della consegna. Chi non risponde perde la contestazione, e i soldi.`
          : 'La banca non aspetta una risposta: quello che decide lo vedi nell’ordine.',
      ),
      button('Apri l’ordine', link),
      note('Non rimborsare l’ordine nel frattempo: il cliente riceverebbe i soldi due volte.'),
    ],
    reason: 'Ricevi questa email perché sei responsabile del negozio che ha fatto l’ordine.',
  };
};
