import type { Names } from '@zanga/domain/brand/names';

/** Texts for the recipient of a shared coupon. */
export const sharedTexts = {
  title: 'Un coupon per te',
  description: ({ brand }: Names) => `Qualcuno ti ha regalato un coupon ${brand}.`,
  from: (name: string) => `Te lo regala ${name}`,
  until: (moment: string) => `Il link vale ${moment}; il primo che lo prende se lo tiene.`,
  take: 'Prendi il coupon',
  signInAndTake: 'Accedi e prendilo',
  taken: 'Il coupon è tuo',
  takenLine: 'Lo trovi tra i tuoi coupon, pronto per il prossimo ordine o per la cassa.',
  open: 'Apri il coupon',
  mine: 'I miei coupon',
  noLink: 'Questo link è incompleto: chiedi a chi te l’ha mandato di copiarlo per intero',
  refused: {
    'coupon.share_refused': 'Questo link non va bene',
    'coupon.share_expired': 'Il link è scaduto',
    'coupon.share_taken': 'È arrivato prima qualcun altro',
    'coupon.share_own': 'Questo coupon è già tuo',
    'coupon.share_in_vain': 'Questo l’hai già avuto',
  } as Readonly<Record<string, string>>, // the server may refuse for a reason that is younger than these words
} as const;
