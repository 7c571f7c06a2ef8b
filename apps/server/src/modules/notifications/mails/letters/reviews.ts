import { formatDate } from '@zanga/domain/time-format';
import { button, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { hello } from '../wording.ts';

export type ReviewInvitation = {
  readonly firstname: string;
  /** `A-017`. */
  readonly number: string;
  /** Null for what was shipped. */
  readonly shop: string | null;
  readonly link: string;
  /** Until when a review can be written. */
  readonly until: string;
};

export const reviewInvitation = (
  { firstname, number, shop, link, until }: ReviewInvitation,
  sender: Sender,
): Letter => ({
  subject: `Com’è andato l’ordine ${number}?`,
  preheader: 'Bastano le stelle; le parole aiutano chi sceglie dopo di te.',
  title: `${hello(firstname)}, com’è andata?`,
  blocks: [
    paragraph(
      `Hai ricevuto l’ordine ${number}${shop ? ` da ${shop}` : ''}. Ci racconti com’era? La tua recensione la leggono gli altri clienti, e noi per primi.`,
    ),
    button('Scrivi la recensione', link),
    note(`Puoi farlo fino al ${formatDate(new Date(until))}. Bella o brutta, la pubblichiamo lo stesso.`),
  ],
  reason: `Ricevi questa email perché hai fatto un ordine su ${sender.name}. Se non vuoi altri inviti, spegnili nel tuo account, in “Notifiche e novità”.`,
});
