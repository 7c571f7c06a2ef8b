import type { DisputeState } from '@zanga/domain/payments/disputes';

/** Words of a payment that its customer contests with their bank. */
export const disputesTexts = {
  title: 'Contestazioni',
  states: {
    to_answer: 'aspetta una risposta',
    under_review: 'la banca la esamina',
    won: 'vinta',
    lost: 'persa: i soldi sono tornati al cliente',
    closed: 'chiusa',
    unknown: 'stato che non conosciamo',
  } satisfies Record<DisputeState, string>,
  answerBy: (day: string) => `Rispondi entro il ${day} dal pannello di chi incassa le carte.`,
  noAnswer: 'La banca non aspetta una risposta.',
  noRefund: 'Non rimborsare: il cliente riceverebbe i soldi due volte.',
  alreadyBack: 'Questa somma non si rimborsa un’altra volta.',
};
