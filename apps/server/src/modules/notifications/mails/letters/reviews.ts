import { formatDate } from '@zanga/domain/time-format';
import { button, type Letter, note, type Sender } from '../mail.ts';
import { say } from '../words/say.ts';

export type ReviewInvitation = {
  readonly firstname: string;
  /** `A-017`. */
  readonly number: string;
  /** Null for a shipped order. */
  readonly shop: string | null;
  readonly link: string;
  /** Until when a review can be written. */
  readonly until: string;
};

export const reviewInvitation = (invitation: ReviewInvitation, sender: Sender): Letter => {
  const { subject, title, opening } = say('review_invitation', invitation, sender);
  return {
    subject,
    preheader: 'Bastano le stelle; le parole aiutano chi sceglie dopo di te.',
    title,
    blocks: [
      ...opening,
      button('Scrivi la recensione', invitation.link),
      note(
        `Puoi farlo fino al ${formatDate(new Date(invitation.until))}. Bella o brutta, la pubblichiamo lo stesso.`,
      ),
    ],
    reason: `Ricevi questa email perché hai fatto un ordine su ${sender.name}. Se non vuoi altri inviti, spegnili nel tuo account, in “Notifiche e novità”.`,
  };
};
